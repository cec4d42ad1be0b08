// Speaks the reader's language where it is known, all of them where not; and goes back as soon as the server answers.
const AGAIN_MS = 5000;

function chosen() {
  try {
    return JSON.parse(localStorage.getItem('belladonna.settings') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const { language, theme } = chosen();
const sections = [...document.querySelectorAll('section')];
const wanted = [language, ...navigator.languages].filter((each) => typeof each === 'string').map((each) => each.slice(0, 2));
const spoken = wanted.find((each) => sections.some((section) => section.lang === each));
if (spoken) {
  document.documentElement.lang = spoken;
  for (const section of sections) section.hidden = section.lang !== spoken;
}
if (theme === 'night' || theme === 'day') document.documentElement.dataset.theme = theme;

async function look() {
  try {
    if ((await fetch('/health', { cache: 'no-store' })).ok) location.reload();
  } catch {
    // still no line
  }
}
addEventListener('online', look);
setInterval(look, AGAIN_MS);
