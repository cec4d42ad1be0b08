/** What a reader has solved, as it is kept in the browser. The daily table counts by the server's day (UTC, from 1970): a
 *  device's own clock is never asked. */
export interface Tally {
  readonly days: Readonly<Record<string, DayAnswer>>;
  /** Practice, by level. */
  readonly rows: Readonly<Record<string, Row>>;
}

export interface DayAnswer {
  right: boolean;
  target: number | 'centre';
}

/** Right answers in a row, and the most there were. */
export interface Row {
  tables: number;
  right: number;
  row: number;
  best: number;
}

export const EMPTY: Tally = { days: {}, rows: {} };
export const NO_ROW: Row = { tables: 0, right: 0, row: 0, best: 0 };
/** How many days are kept. */
const MOST_DAYS = 1_000;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept, entry by entry: an older page, a newer one or a hand may have written anything. */
export function readTally(kept: string | null): Tally {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return EMPTY;
  }
  if (!isObject(found)) return EMPTY;
  const days = entries<DayAnswer>(found['days'], (day, each) => /^\d+$/.test(day) && typeof each['right'] === 'boolean' && (each['target'] === 'centre' || isCount(each['target'])));
  const rows = entries<Row>(found['rows'], (_, each) => isCount(each['tables']) && isCount(each['right']) && isCount(each['row']) && isCount(each['best']));
  return { days, rows };
}

const entries = <Entry>(found: unknown, fits: (name: string, each: Record<string, unknown>) => boolean): Record<string, Entry> =>
  isObject(found) ? (Object.fromEntries(Object.entries(found).filter(([name, each]) => isObject(each) && fits(name, each))) as Record<string, Entry>) : {};

/** The tally with a day's answer. The first one counts. */
export function answered(tally: Tally, day: number, answer: DayAnswer): Tally {
  if (tally.days[day]) return tally;
  const days = Object.entries<DayAnswer>({ ...tally.days, [day]: answer }).sort(([a], [b]) => Number(a) - Number(b));
  return { ...tally, days: Object.fromEntries(days.slice(-MOST_DAYS)) };
}

/** The tally with a table of practice. */
export function practised(tally: Tally, level: string, good: boolean): Tally {
  const was = tally.rows[level] ?? NO_ROW;
  const row = good ? was.row + 1 : 0;
  const now: Row = { tables: was.tables + 1, right: was.right + (good ? 1 : 0), row, best: Math.max(was.best, row) };
  return { ...tally, rows: { ...tally.rows, [level]: now } };
}

/** How many days in a row, up to this one, the daily table was found; this one may still be open. */
export function daysInARow({ days }: Tally, today: number): number {
  let day = days[today] ? today : today - 1;
  const last = day;
  while (days[day]?.right) day--;
  return last - day;
}

/** The longest row of days there was. */
export function bestRow({ days }: Tally): number {
  let [best, row, before] = [0, 0, NaN];
  for (const day of Object.keys(days).map(Number).sort((a, b) => a - b)) {
    row = days[day]?.right ? (day === before + 1 ? row + 1 : 1) : 0;
    best = Math.max(best, row);
    before = day;
  }
  return best;
}

/** The share of daily tables that was found, in percent; null before the first. */
export function daysRight({ days }: Tally): number | null {
  const all = Object.values(days);
  return all.length ? Math.round((100 * all.filter(({ right }) => right).length) / all.length) : null;
}
