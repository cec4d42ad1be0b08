import { settings } from '../settings.svelte.ts';
import { speakers, TURN } from '../sound.ts';

const BUZZ_MS = 60;

/** Tells the reader that it is their turn: a sound, a buzz, and where they look elsewhere, a notification. */
export function callForAttention(title: string, words: string): void {
  speakers.play(TURN);
  if (settings.get('vibration') && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
  if (!document.hidden || !settings.get('notifications') || typeof Notification !== 'function') return;
  if (Notification.permission === 'granted') void notify(title, { body: words, tag: 'belladonna-turn', icon: '/icon-192.png' });
}

/** Phones let only a service worker show one. */
async function notify(title: string, about: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    if (worker?.active) await worker.showNotification(title, about);
    else new Notification(title, about);
  } catch {
    // The browser has changed its mind since it was asked: title and sound have said it.
  }
}
