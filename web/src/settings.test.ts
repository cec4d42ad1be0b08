import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULTS, readChoices, Settings } from './settings.svelte.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was stored is read field by field, and nonsense is left out', () => {
  expect(readChoices('{"theme":"day","speed":"warp","sound":false,"language":"xx","other":1}')).toEqual({
    theme: 'day',
    sound: false,
  });
  expect(readChoices('no json')).toEqual({});
  expect(readChoices('null')).toEqual({});
  expect(readChoices(null)).toEqual({});
});

test('a choice is kept for the next visit', () => {
  new Settings().set('speed', 'brisk');
  const next = new Settings();
  expect(next.get('speed')).toBe('brisk');
  expect(next.pace).toBe(0.6);
  expect(next.get('theme')).toBe(DEFAULTS.theme);
});

test('where storage is blocked, a choice holds while the page is open', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const settings = new Settings();
  settings.set('sound', false);
  expect(settings.get('sound')).toBe(false);
});

test('the document gets theme, motion, pace and language', () => {
  const settings = new Settings();
  settings.set('theme', 'day');
  settings.set('language', 'fr');
  settings.set('motion', 'calm');
  const root = document.createElement('html');
  settings.apply(root);
  expect(root.dataset).toMatchObject({ theme: 'day', motion: 'calm' });
  expect(root.lang).toBe('fr');
  expect(root.style.getPropertyValue('--pace')).toBe('1');
});
