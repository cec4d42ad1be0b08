import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import PoisonCard from '@games/poison/ui/art/Card.svelte';
import VoodooCard from '@games/voodoo/ui/art/Card.svelte';
import CopyLink from './CopyLink.svelte';
import Segment from './Segment.svelte';
import Stepper from './Stepper.svelte';
import { tabByKey } from './tabs.ts';
import Toggle from './Toggle.svelte';

const mounted: Record<string, unknown>[] = [];
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}
afterEach(async () => {
  await Promise.all(mounted.splice(0).map((each) => unmount(each)));
  document.body.replaceChildren();
});
const press = (element: Element | null | undefined) => {
  (element as HTMLElement).click();
  flushSync();
};

test('many cards share a page and no id', () => {
  for (const code of ['R7', 'R7', 'B0', 'PW', 'X4']) show(PoisonCard, { code });
  for (const kind of ['splitter', 'doll', 'prince', 'plain'] as const) show(VoodooCard, { code: 'G5', kind });
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a picture is named by its caller or not there for a screen reader', () => {
  show(PoisonCard, { code: 'R7', label: 'red 7' });
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('red 7');
  show(PoisonCard, { code: 'R7' });
  expect(document.querySelectorAll('svg')[1]?.getAttribute('aria-hidden')).toBe('true');
});

test('a switch says whether it is on, and one that is off does nothing', () => {
  const onchange = vi.fn();
  const toggle = show(Toggle, { label: 'Sounds', onchange }).querySelector('button');
  expect(toggle?.getAttribute('role')).toBe('switch');
  press(toggle);
  expect(toggle?.getAttribute('aria-checked')).toBe('true');
  expect(onchange).toHaveBeenCalledWith(true);
  const off = show(Toggle, { label: 'Draw', off: true, onchange }).querySelectorAll('button')[1];
  press(off);
  expect(onchange).toHaveBeenCalledTimes(1);
});

test('a segment is a group of radio buttons, null among their values', () => {
  const onchange = vi.fn();
  const options = [
    { value: null, label: 'none' },
    { value: 60, label: '1 min' },
  ];
  show(Segment<number | null>, { label: 'Patience', value: 60, options, onchange });
  const radios = document.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input');
  expect([...radios].map((radio) => radio.checked)).toEqual([false, true]);
  press(radios[0]);
  expect(onchange).toHaveBeenCalledWith(null);
});

test('a stepper stops at its ends', () => {
  const onchange = vi.fn();
  show(Stepper, { label: 'Players', fewer: 'Fewer', more: 'More', value: 5, least: 3, most: 6, onchange });
  const more = document.querySelector('[aria-label="More"]');
  press(more);
  press(more);
  expect(onchange.mock.calls).toEqual([[6]]);
  expect(document.querySelector('output')?.textContent).toBe('6');
});

test('without a clipboard the link is selected and that is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const words = { copy: 'Copy', copied: 'Copied', selected: 'It is selected', share: 'Share' };
  show(CopyLink, { link: 'http://10.0.0.2:8013/t/abc', label: 'Link', ...words });
  press(document.querySelector('button'));
  await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe('It is selected'));
});

test('arrows go round the tabs', () => {
  expect(tabByKey('ArrowRight', 1, 2)).toBe(0);
  expect(tabByKey('ArrowLeft', 0, 2)).toBe(1);
  expect(tabByKey('End', 0, 3)).toBe(2);
  expect(tabByKey('a', 0, 3)).toBeNull();
});
