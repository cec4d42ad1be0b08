import { settings } from '../settings.svelte.ts';

/** How the reader is told that it is their turn: a sound of ours, a buzz, and where they look elsewhere, a notification. */

let audio: AudioContext | undefined;

function note(at: number, pitch: number, context: AudioContext): void {
  const [tone, loud] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}

function chime(): void {
  if (typeof AudioContext !== 'function' || !navigator.userActivation?.hasBeenActive) return; // a page may not speak first
  audio ??= new AudioContext();
  note(audio.currentTime, 523, audio);
  note(audio.currentTime + 0.12, 784, audio);
}

export function callForAttention(title: string, words: string): void {
  if (settings.get('sound')) chime();
  if (settings.get('vibration') && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  if (!document.hidden || !settings.get('notifications') || typeof Notification !== 'function') return;
  if (Notification.permission === 'granted') new Notification(title, { body: words, tag: 'belladonna-turn' });
}
