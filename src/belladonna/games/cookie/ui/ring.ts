/** Where the dishes of a feast lie: on a ring around the platter, clockwise, as large as they fit. The order never changes
 *  from screen to screen, only the shape of the ring. */

/** On which side of its card an owner's plate is. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** The middle of a card, in px from the middle of the box. */
export interface Spot {
  x: number;
  y: number;
  plate: Side;
}

export interface Ring {
  shape: 'wide' | 'upright' | 'low';
  /** A card's width in px. */
  card: number;
  spots: readonly Spot[];
  /** The platter: how far below the middle of the box, and its diameter. */
  centre: { y: number; size: number };
}

type Points = readonly (readonly [x: number, y: number])[];
/** From the lowest (the reader's own, or the first of their two) clockwise, in parts of the room there is. */
interface Plan {
  /** A card each, for four to seven. */
  one: Readonly<Record<number, Points>>;
  /** Two cards each, for two and three. */
  two: Readonly<Record<number, Points>>;
}

const PLANS: Record<Ring['shape'], Plan> = {
  wide: {
    one: {
      4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
      5: [[0, 1], [-1, 0.4], [-0.6, -1], [0.6, -1], [1, 0.4]],
      6: [[0, 1], [-1, 0.5], [-1, -0.5], [0, -1], [1, -0.5], [1, 0.5]],
      7: [[0, 1], [-0.74, 0.7], [-1, -0.24], [-0.42, -1], [0.42, -1], [1, -0.24], [0.74, 0.7]],
    },
    two: {
      2: [[0.4, 1], [-0.4, 1], [-0.4, -1], [0.4, -1]],
      3: [[0.38, 1], [-0.38, 1], [-1, 0], [-0.38, -1], [0.38, -1], [1, 0]],
    },
  },
  upright: {
    one: {
      4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
      5: [[0, 1], [-1, 0.4], [-0.58, -1], [0.58, -1], [1, 0.4]],
      6: [[0, 1], [-1, 0.48], [-1, -0.48], [0, -1], [1, -0.48], [1, 0.48]],
      7: [[0, 1], [-1, 0.6], [-1, -0.24], [-0.52, -1], [0.52, -1], [1, -0.24], [1, 0.6]],
    },
    two: {
      2: [[0.62, 1], [-0.62, 1], [-0.62, -1], [0.62, -1]],
      3: [[0.56, 1], [-0.56, 1], [-1, 0], [-0.56, -1], [0.56, -1], [1, 0]],
    },
  },
  low: {
    one: {
      4: [[-0.62, 1], [-0.62, -1], [0.62, -1], [0.62, 1]],
      5: [[0, 1], [-1, 0.4], [-0.48, -1], [0.48, -1], [1, 0.4]],
      6: [[-0.44, 1], [-1, 0], [-0.44, -1], [0.44, -1], [1, 0], [0.44, 1]],
      7: [[0, 1], [-0.53, 0.9], [-1, 0], [-0.5, -0.9], [0.5, -0.9], [1, 0], [0.53, 0.9]],
    },
    two: {
      2: [[0.5, 1], [-0.5, 1], [-0.5, -1], [0.5, -1]],
      3: [[0.44, 1], [-0.44, 1], [-1, 0], [-0.44, -1], [0.44, -1], [1, 0]],
    },
  },
};

/** Sizes in parts of the box (`most`, `centre`), in rem (`plate`: how far it stands out of its card, `broad`: how wide it is
 *  along the card), and how much wider than high, or higher than wide, the ring may be. */
const SIZES = {
  wide: { most: 0.19, of: 'height', centre: 0.19, plate: 2.7, broad: 13, stretch: 1.35 },
  upright: { most: 0.36, of: 'width', centre: 0.28, plate: 1.7, broad: 0, stretch: 2.2 },
  low: { most: 0.36, of: 'height', centre: 0.26, plate: 3.6, broad: 0, stretch: 3.2 },
} as const;

/** A platter is never so large that it is the picture. */
const LARGEST_CENTRE = 1.55;
const RATIO = 1.4;
const MARGIN = 6;
const GAP = 5;
const SMALLEST = 40;
/** In a low box the plates need the width, whatever the height is: so much of a plate's width counts as height. */
const BROAD_PART = 1.15;
/** How far up and down the platter may be moved to have room, in parts of the height. */
const SHIFTS = [0, -0.03, 0.03, -0.07, 0.07, -0.12, 0.12, -0.18, 0.18];

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where less is there, plates beside each other have no room, however low the box is. */
const NARROW = 560;

export const shapeOf = (width: number, height: number): Ring['shape'] =>
  width < NARROW || width < height * 0.95 ? 'upright' : width > height * 1.5 && height < 440 ? 'low' : 'wide';

export const isCompact = (card: number): boolean => card < 130;

/** How far an owner's plate stands out of its card, and how wide it is along it, in px. */
export interface PlateSize {
  out: number;
  broad: number;
}
export const plateOf = (shape: Ring['shape'], rem: number): PlateSize => ({ out: SIZES[shape].plate * rem, broad: SIZES[shape].broad * rem });

/** A dish with its owner's plate. */
export function dishRect(spot: Spot, card: number, { out: plate, broad }: PlateSize): Rect {
  const [x, y] = [Math.max(card, broad) / 2, (card * RATIO) / 2];
  return {
    left: spot.x - x - (spot.plate === 'left' ? plate : 0),
    right: spot.x + x + (spot.plate === 'right' ? plate : 0),
    top: spot.y - y - (spot.plate === 'above' ? plate : 0),
    bottom: spot.y + y + (spot.plate === 'below' ? plate : 0),
  };
}

/** The ring for so many players in a box of so many px. */
export function ring(players: number, width: number, height: number, rem = 16): Ring {
  const shape = shapeOf(width, height);
  const sizes = SIZES[shape];
  const plan = PLANS[shape];
  const points = plan.one[players] ?? plan.two[players] ?? [];
  const base = sizes.of === 'height' ? height : width;
  const most = Math.max(SMALLEST, Math.floor(Math.min(sizes.most * base, width * 0.36)));
  const wanted = Math.min(width, height) * sizes.centre;
  for (let card = most; card > SMALLEST; card--) {
    const found = tryOut(shape, points, card, width, height, plateOf(shape, rem), wanted);
    if (found) return found;
  }
  // Too small for all: better that dishes meet than that somebody has none.
  const [x, y] = [Math.max(0, width - SMALLEST) / 2, Math.max(0, height - SMALLEST * RATIO) / 2];
  const spots = points.map(([px, py]): Spot => ({ x: px * x, y: py * y, plate: sideOf(shape, px, py) }));
  return tryOut(shape, points, SMALLEST, width, height, plateOf(shape, rem), 0) ?? { shape, card: SMALLEST, spots, centre: { y: 0, size: wanted } };
}

function tryOut(shape: Ring['shape'], points: Points, card: number, width: number, height: number, plate: PlateSize, wanted: number): Ring | null {
  const { stretch } = SIZES[shape];
  const beside = shape === 'low';
  let x = (width - Math.max(card, plate.broad)) / 2 - MARGIN - (beside ? plate.out : 0);
  let y = (height - card * RATIO) / 2 - MARGIN - (beside ? 0 : plate.out);
  if (x < 0 || y < 0) return null;
  if (shape === 'upright') y = Math.min(y, Math.max(x, card) * stretch);
  else x = Math.min(x, Math.max(y, card, plate.broad * BROAD_PART) * stretch);
  const spots = points.map(([px, py]): Spot => ({ x: px * x, y: py * y, plate: sideOf(shape, px, py) }));
  const rects = spots.map((spot) => dishRect(spot, card, plate));
  if (rects.some((a, i) => rects.some((b, j) => j > i && meet(a, b)))) return null;
  const rooms = SHIFTS.map((shift) => ({ y: shift * height, size: 2 * roomAt(rects, shift * height) - 2 * GAP }));
  const enough = rooms.find((room) => room.size >= wanted);
  return enough ? { shape, card, spots, centre: { y: enough.y, size: Math.min(enough.size, Math.max(wanted, card * LARGEST_CENTRE)) } } : null;
}

function sideOf(shape: Ring['shape'], x: number, y: number): Side {
  if (shape === 'low') return x <= 0 ? 'left' : 'right';
  return y > 0 ? 'below' : 'above';
}

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** The radius of the largest circle around (0, y) that meets no dish. */
const roomAt = (rects: readonly Rect[], y: number): number =>
  Math.min(...rects.map((r) => Math.hypot(Math.max(r.left, -r.right, 0), Math.max(r.top - y, y - r.bottom, 0))));
