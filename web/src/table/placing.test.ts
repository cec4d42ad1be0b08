import { describe, expect, test } from 'vitest';
import { placeOf, type Rect } from './placing.ts';

const BUBBLE = { width: 320, height: 180 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const apart = (a: Rect, b: Rect): boolean => a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe('the guide', () => {
  test.each([
    { left: 420, top: 210, width: 270, height: 370 },
    { left: 0, top: 0, width: 200, height: 80 },
    { left: 1240, top: 820, width: 200, height: 80 },
    { left: 250, top: 640, width: 800, height: 250 },
  ])('lies beside what it points at, inside the window: $left, $top', (thing) => {
    const place = placeOf(thing, BUBBLE, DESK, []);
    expect(place).not.toBeNull();
    const lies = { ...BUBBLE, left: place?.left ?? 0, top: place?.top ?? 0 };
    expect(apart(lies, thing)).toBe(true);
    expect(lies.left >= 0 && lies.top >= 0 && lies.left + lies.width <= DESK.width && lies.top + lies.height <= DESK.height).toBe(true);
  });

  test('its tip points at the middle of the thing, as far as its own side goes', () => {
    const place = placeOf({ left: 10, top: 200, width: 100, height: 60 }, { width: 370, height: 180 }, PHONE, []);
    expect(place).toMatchObject({ side: 'below', tip: 60 - (place?.left ?? 0) });
  });

  test('it leaves free what can be pressed, where there is room elsewhere', () => {
    const thing = { left: 560, top: 300, width: 200, height: 200 };
    const right = { left: 780, top: 0, width: 660, height: 900 };
    expect(placeOf(thing, BUBBLE, DESK, [])?.side).toBe('right');
    expect(placeOf(thing, BUBBLE, DESK, [right])?.side).toBe('left');
  });

  test('where there is no room it is silent rather than in the way', () => {
    expect(placeOf({ left: 0, top: 0, width: 320, height: 500 }, { width: 300, height: 180 }, { width: 320, height: 568 }, [])).toBeNull();
  });
});
