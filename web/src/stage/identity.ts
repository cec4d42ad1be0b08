/** Which card is which. A view names kinds ("two red 5s"); to be seen moving, each card needs a key that stays with it from
 *  state to state and from zone to zone. */
export type Keys = Readonly<Record<string, readonly string[]>>;

/** The code of the card a key stands for. */
export const codeOf = (key: string): string => key.slice(0, key.indexOf('#'));

function fresh(code: string, taken: Set<string>): string {
  let n = 1;
  while (taken.has(`${code}#${n}`)) n++;
  taken.add(`${code}#${n}`);
  return `${code}#${n}`;
}

/** Keys for the cards of each zone. A card that stayed in its zone keeps its key; one that is new in a zone takes the key of
 *  an equal card that left another; only then a new key is made. `moved` is a card known to have moved: the one that was
 *  tapped, of two equal ones. */
export function identify(before: Keys, after: Readonly<Record<string, readonly string[]>>, moved?: string): Record<string, string[]> {
  const taken = new Set(Object.values(before).flat());
  const left: string[] = [];
  const staying = new Map<string, string[]>();
  for (const zone of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const wanted = new Map<string, number>();
    for (const code of after[zone] ?? []) wanted.set(code, (wanted.get(code) ?? 0) + 1);
    // The one that moved is the last to be kept.
    const candidates = [...(before[zone] ?? [])].sort((a, b) => Number(a === moved) - Number(b === moved));
    const kept = new Set<string>();
    for (const key of candidates) {
      const count = wanted.get(codeOf(key)) ?? 0;
      if (count > 0) {
        wanted.set(codeOf(key), count - 1);
        kept.add(key);
      } else left.push(key);
    }
    staying.set(zone, (before[zone] ?? []).filter((key) => kept.has(key)));
  }
  left.sort((a, b) => Number(b === moved) - Number(a === moved));

  const claim = (pool: string[] | undefined, code: string): string | undefined => {
    const i = pool?.findIndex((key) => codeOf(key) === code) ?? -1;
    return i < 0 ? undefined : pool?.splice(i, 1)[0];
  };
  const zones = Object.entries(after).map(([zone, codes]) => {
    const pool = staying.get(zone);
    return [zone, codes.map((code) => claim(pool, code) ?? claim(left, code) ?? fresh(code, taken))] as const;
  });
  return Object.fromEntries(zones);
}
