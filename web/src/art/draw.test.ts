import { expect, test } from 'vitest';
import { drawn } from './draw.ts';
import { ball, part, place, solid, tone } from './drawing.ts';

test('a silhouette is filled, what lies on it is cut to its shape, and its outline comes last', () => {
  const [body, cut, on, outline] = drawn([solid('M0 0H9V9Z', 'red', tone('M1 1H2V2Z', 'pink'))], 'a');
  expect(body?.getAttribute('fill')).toBe('red');
  expect(cut?.id).toBe('a-0');
  expect(on?.getAttribute('clip-path')).toBe('url(#a-0)');
  expect(on?.firstElementChild?.getAttribute('fill')).toBe('pink');
  expect(outline?.getAttribute('fill')).toBe('none');
});

test('no two silhouettes of a drawing share a name, however deep they lie', () => {
  const list = [ball(9, 9, 4, 'red', 'brown'), place(5, 5, {}, ball(9, 9, 4, 'red', 'brown'), ball(2, 2, 1, 'red', 'brown'))];
  const holder = document.createElement('div');
  holder.append(...drawn(list, 'a'));
  const names = [...holder.querySelectorAll('clipPath')].map((each) => each.id);
  expect(names.length).toBe(3);
  expect(new Set(names).size).toBe(3);
});

test('what is not said is not set', () => {
  const [only] = drawn([part('M0 0Z', 'red')], 'a');
  expect(only?.hasAttribute('transform')).toBe(false);
  expect(only?.hasAttribute('fill-opacity')).toBe(false);
});
