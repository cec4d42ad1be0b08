import { centreOf, type Box } from './moves.ts';

/** Times of the master drawing in ms, before pace. */
export const TIMES = {
  card: 320,
  shift: 220,
  take: 620,
  stagger: 40,
  deal: 35,
  /** A finished trick lies still; kept in reduced motion, people still need to see it. */
  hold: 900,
  boil: 1400,
} as const;

const TOSS = 'cubic-bezier(.3, 0, .15, 1)';
const FALL = 'cubic-bezier(.55, 0, .85, .35)';
const SETTLE = 'cubic-bezier(.16, 1, .3, 1)';

export interface Throw {
  /** The element whose likeness flies, and its size; it may be out of the document by now. */
  like: HTMLElement;
  size: { width: number; height: number };
  /** What it shows when it has turned over on its way. */
  turned?: HTMLElement | undefined;
  from: Box;
  to: Box;
  duration: number;
  delay: number;
  /** How high above the straight line, in px. */
  arc: number;
  /** Gathered and gone, where others are thrown and settle. */
  falls: boolean;
}

const likenessOf = (element: HTMLElement): HTMLElement => {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.style.cssText = 'position:absolute;inset:0;margin:0;width:100%;height:auto;transform:none;opacity:1;visibility:visible;';
  return copy;
};

/** Throws a likeness from one box to another, in the layer above the table. */
export function fly(layer: HTMLElement, { like, size, turned, from, to, duration, delay, arc, falls }: Throw): Animation[] {
  const { width, height } = size;
  const [start, end] = [centreOf(from), centreOf(to)];
  const home = layer.getBoundingClientRect();

  const card = document.createElement('div');
  card.className = 'flying';
  card.style.cssText = `left:${start.x - home.left - width / 2}px;top:${start.y - home.top - height / 2}px;width:${width}px;height:${height}px`;
  const front = likenessOf(like);
  card.append(front);
  const back = turned && likenessOf(turned);
  if (back) card.append(back);
  layer.append(card);

  // A zone is not a card: at a seat's plate a card is small, but still to be seen.
  const scaleIn = (box: Box) => Math.min(1, Math.max(0.3, Math.min(box.width / width, box.height / height)));
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const [first, last] = [scaleIn(from), scaleIn(to)];
  const timing: KeyframeAnimationOptions = { duration, delay, easing: falls ? FALL : TOSS, fill: 'both' };
  const flight = card.animate(
    [
      { transform: `scale(${first})` },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.6 - arc}px) scale(${(first + last) / 2})`, offset: 0.55 },
      { transform: `translate(${dx}px, ${dy}px) scale(${last})` },
    ],
    timing,
  );
  const all = [flight];
  if (back) {
    const turn = (face: HTMLElement, keyframes: Keyframe[]) => all.push(face.animate(keyframes, { ...timing, easing: 'linear' }));
    const [away, half] = ['rotateY(90deg)', 'rotateY(-90deg)'];
    turn(front, [{ transform: 'none' }, { transform: away, offset: 0.25 }, { transform: away }]);
    turn(back, [{ transform: half }, { transform: half, offset: 0.25 }, { transform: 'none', offset: 0.5 }, { transform: 'none' }]);
  }
  const land = () => card.remove();
  flight.finished.then(land, land);
  return all;
}

/** Slides an element that stayed in its zone from where it was. */
export function slide(element: HTMLElement, from: Box, to: Box, duration: number): Animation {
  const [start, end] = [centreOf(from), centreOf(to)];
  return element.animate([{ translate: `${start.x - end.x}px ${start.y - end.y}px` }, { translate: '0 0' }], {
    duration,
    easing: SETTLE,
  });
}

/** A brass flash where something landed without being seen to move. */
export function flash(element: HTMLElement): Animation {
  const ring = '0 0 0 3px #e9b44c, 0 0 24px rgb(233 180 76 / .6)';
  return element.animate([{ boxShadow: ring }, { boxShadow: ring, offset: 0.6 }, { boxShadow: 'none' }], { duration: 500 });
}

/** Keeps an element out of sight while its likeness is on the way to it. */
export function hide(element: HTMLElement, duration: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}
