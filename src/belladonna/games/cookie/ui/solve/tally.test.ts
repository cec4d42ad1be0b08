import { describe, expect, test } from 'vitest';
import { answered, bestRow, daysInARow, daysRight, EMPTY, practised, readTally, type Tally } from './tally.ts';

const days = (answers: Record<number, boolean>): Tally => ({
  ...EMPTY,
  days: Object.fromEntries(Object.entries(answers).map(([day, right]) => [day, { right, target: 3 }])),
});

describe('the daily table', () => {
  test('the first answer of a day counts', () => {
    const once = answered(EMPTY, 20_000, { right: false, target: 'centre' });
    expect(answered(once, 20_000, { right: true, target: 4 })).toBe(once);
  });

  test('a row goes on while today is still open, and is broken by a miss or a wrong answer', () => {
    const three = days({ 8: true, 9: true, 10: true });
    expect(daysInARow(three, 10)).toBe(3);
    expect(daysInARow(three, 11)).toBe(3);
    expect(daysInARow(three, 12)).toBe(0);
    expect(daysInARow(days({ 8: true, 9: false, 10: true }), 10)).toBe(1);
    expect(daysInARow(days({ 9: true, 10: false }), 10)).toBe(0);
    expect(daysInARow(EMPTY, 10)).toBe(0);
  });

  test('the longest row stays known after it is over', () => {
    expect(bestRow(days({ 1: true, 2: true, 3: true, 4: false, 5: true, 7: true }))).toBe(3);
    expect(bestRow(EMPTY)).toBe(0);
  });

  test('the share of days that were found', () => {
    expect(daysRight(EMPTY)).toBeNull();
    expect(daysRight(days({ 1: true, 2: true, 3: false }))).toBe(67);
  });

  test('old days make room', () => {
    let tally = EMPTY;
    for (let day = 1; day <= 1_003; day++) tally = answered(tally, day, { right: true, target: 1 });
    expect(Object.keys(tally.days)).toHaveLength(1_000);
    expect(daysInARow(tally, 1_003)).toBe(1_000);
  });
});

test('practice counts its row and the best of them, level by level', () => {
  let tally = EMPTY;
  for (const good of [true, true, false, true]) tally = practised(tally, 'expert', good);
  expect(tally.rows['expert']).toEqual({ tables: 4, right: 3, row: 1, best: 2 });
  expect(practised(tally, 'starter', true).rows['expert']).toBe(tally.rows['expert']);
});

describe('what was kept', () => {
  test('comes back as it was', () => {
    const tally = practised(answered(EMPTY, 5, { right: true, target: 'centre' }), 'expert', true);
    expect(readTally(JSON.stringify(tally))).toEqual(tally);
  });

  test.each([null, '', 'x', '[]', 'null', '{"days":[],"rows":3}', '{"days":{"1":null,"x":{"right":true,"target":1},"2":{"right":1,"target":"pork"}},"rows":{"a":{"row":-1}}}'])(
    'nonsense is nothing: %s',
    (kept) => {
      expect(readTally(kept)).toEqual(EMPTY);
    },
  );
});
