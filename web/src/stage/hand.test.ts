import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HandCard } from './hand.ts';
import { Stage } from './stage.ts';
import TestHand from './TestHand.svelte';

const CARDS: HandCard[] = [
  { key: 'R5', label: 'red 5', legal: true },
  { key: 'R5#2', label: 'red 5', legal: true },
  { key: 'PW', label: 'purple Wild', legal: false, why: 'There is no purple cauldron.' },
];

describe('a hand', () => {
  const onplay = vi.fn();
  const onrefuse = vi.fn();
  let hand: Record<string, unknown>;
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.hand button')];
  const press = (key: string) => {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  const tap = (index: number) => {
    buttons()[index]?.click();
    flushSync();
  };

  beforeEach(() => {
    vi.clearAllMocks();
    hand = mount(TestHand, { target: document.body, props: { cards: CARDS, onplay, onrefuse } });
    flushSync();
  });
  afterEach(() => unmount(hand));

  test('a tap chooses, a second one plays', () => {
    tap(0);
    expect(buttons()[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(onplay).not.toHaveBeenCalled();
    tap(0);
    expect(onplay).toHaveBeenCalledWith('R5', null);
  });

  test('digits choose, Escape lets go', () => {
    press('2');
    expect(buttons()[1]?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(buttons()[1]);
    press('Escape');
    expect(buttons()[1]?.getAttribute('aria-pressed')).toBe('false');
  });

  test('arrows walk through it with one stop for Tab', () => {
    buttons()[0]?.focus();
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement).toBe(buttons()[2]);
    expect(buttons().map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
  });

  test('what cannot be played says why, and is not played', () => {
    tap(2);
    tap(2);
    expect(onplay).not.toHaveBeenCalled();
    expect(onrefuse).toHaveBeenCalledWith('PW');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('There is no purple cauldron.');
    expect(buttons()[2]?.getAttribute('aria-disabled')).toBe('true');
  });

  test('a digit typed into a field is a digit', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    press('1');
    expect(buttons()[0]?.getAttribute('aria-pressed')).toBe('false');
    field.remove();
  });
});

test('at pace 0 a change is made and nothing is waited for', async () => {
  const stage = new Stage(() => ({ pace: 0, still: false }));
  let changed = false;
  await stage.change(() => (changed = true));
  await stage.rest(100_000);
  expect(changed).toBe(true);
});
