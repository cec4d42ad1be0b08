/** Lets the browser keep the page that says that there is no line. Without a secure context there is no such thing, and the
 *  page does without. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true }); // the game comes first
}
