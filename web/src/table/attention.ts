import { settings } from '../settings.svelte.ts';
import { speakers, TURN } from '../sound.ts';

const BUZZ_MS = 60;

/** Tells the reader that it is their turn: a sound, a buzz, and where they look elsewhere, a notification. */
export function callForAttention(title: string, words: string): void {
  speakers.play(TURN);
  if (settings.get('vibration') && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
  if (!document.hidden || !settings.get('notifications') || typeof Notification !== 'function') return;
  if (Notification.permission === 'granted') new Notification(title, { body: words, tag: 'belladonna-turn' });
}
