/** What has moved between two states of the table: a plain difference, so that nobody has to say it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Place {
  zone: string;
  box: Box;
}
/** Everything that lies on the table at one moment, and where the zones are. */
export interface Layout {
  cards: ReadonlyMap<string, Place>;
  zones: ReadonlyMap<string, Box>;
}

export interface Move {
  key: string;
  /** `shift`: within its zone; `go`: to another; `come` and `leave`: it was or will be out of sight in that zone. */
  kind: 'shift' | 'go' | 'come' | 'leave';
  from: Box;
  to: Box;
  /** Where it lands, to be lit when motion is off. */
  zone: string;
}

export interface Unseen {
  /** The zone a card comes from that was not in sight before: a seat, a stack. */
  come?: ((key: string) => string | undefined) | undefined;
  /** The zone a card goes to that will not be in sight any more. */
  leave?: ((key: string) => string | undefined) | undefined;
}

/** Smaller than this is rounding, not motion. */
const STILL = 1;

export const centreOf = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const isApart = (a: Box, b: Box): boolean => {
  const [p, q] = [centreOf(a), centreOf(b)];
  return Math.abs(p.x - q.x) > STILL || Math.abs(p.y - q.y) > STILL || Math.abs(a.width - b.width) > STILL;
};

/** All moves, those that leave first, in the order the cards lay in. Cards that only appear or vanish are no moves. */
export function movesBetween(before: Layout, after: Layout, unseen: Unseen = {}): Move[] {
  const left: Move[] = [];
  for (const [key, { box }] of before.cards) {
    const zone = after.cards.has(key) ? undefined : unseen.leave?.(key);
    const to = zone === undefined ? undefined : (after.zones.get(zone) ?? before.zones.get(zone));
    if (zone !== undefined && to) left.push({ key, kind: 'leave', from: box, to, zone });
  }
  const arrived: Move[] = [];
  for (const [key, { zone, box }] of after.cards) {
    const was = before.cards.get(key);
    if (was) {
      if (was.zone !== zone) arrived.push({ key, kind: 'go', from: was.box, to: box, zone });
      else if (isApart(was.box, box)) arrived.push({ key, kind: 'shift', from: was.box, to: box, zone });
      continue;
    }
    const origin = unseen.come?.(key);
    const from = origin === undefined ? undefined : (before.zones.get(origin) ?? after.zones.get(origin));
    if (from) arrived.push({ key, kind: 'come', from, to: box, zone });
  }
  return [...left, ...arrived];
}

/** The target under a point, or the nearest within reach: a thumb hides what it aims at. */
export function targetAt(targets: ReadonlyMap<string, Box>, x: number, y: number, reach = 24): string | null {
  let best: string | null = null;
  let least = reach;
  for (const [name, box] of targets) {
    const dx = Math.max(box.left - x, 0, x - box.left - box.width);
    const dy = Math.max(box.top - y, 0, y - box.top - box.height);
    const distance = Math.hypot(dx, dy);
    if (distance === 0) return name;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}
