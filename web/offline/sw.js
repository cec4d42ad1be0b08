// The service worker keeps one page: the one that says that there is no line. Everything else comes from the server, so that
// no game, no answer and no old build is ever shown from a cache. `web/offline/plugin.ts` fills in the two names.
const CACHE = 'belladonna-' + 'VERSION';
const FILES = ['FILES'];
const PAGE = '/offline.html';

addEventListener('install', (event) => {
  skipWaiting(); // a new build's worker takes the old one's place at once: no page depends on which one it is
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))));
});

addEventListener('activate', (event) => {
  const forget = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('belladonna-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(forget());
});

const kept = (path) => caches.open(CACHE).then((cache) => cache.match(path));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  const path = request.mode === 'navigate' ? PAGE : pathname;
  if (!FILES.includes(path)) return;
  event.respondWith(fetch(request).catch(async () => (await kept(path)) ?? Response.error()));
});

// "Your turn", pressed: back to the table, which is still open behind.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: 'window' }).then((open) => open[0]?.focus()));
});
