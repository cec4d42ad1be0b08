import { INK, OUTLINE, type Drawing, type Stroke } from './drawing.ts';

const SVG = 'http://www.w3.org/2000/svg';

function made(name: string, attributes: Readonly<Record<string, string | number | undefined>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== '') element.setAttribute(key, String(value));
  }
  return element;
}

const path = (piece: Stroke): SVGElement =>
  made('path', {
    d: piece.d,
    fill: piece.fill,
    'fill-opacity': piece.fillOpacity,
    stroke: piece.stroke,
    'stroke-width': piece.width,
    'stroke-dasharray': piece.dash,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    transform: piece.transform,
  });

/** The elements of a drawing. They never change, so nothing watches them: a table's cards are there in one frame. `at` is a
 *  name that nothing else on the page has. */
export function drawn(list: Drawing, at: string): SVGElement[] {
  return list.flatMap((piece, i) => {
    if (piece.kind === 'path') return [path(piece)];
    const name = `${at}-${i}`;
    if (piece.kind === 'group') return [within(made('g', { transform: piece.transform }), drawn(piece.pieces, name))];
    const body = path({ kind: 'path', d: piece.d, fill: piece.fill });
    const outline = path({ kind: 'path', d: piece.d, fill: 'none', stroke: INK, width: OUTLINE });
    if (!piece.on.length) return [body, outline];
    const cut = within(made('clipPath', { id: name }), [made('path', { d: piece.d })]);
    return [body, cut, within(made('g', { 'clip-path': `url(#${name})` }), drawn(piece.on, name)), outline];
  });
}

function within(parent: SVGElement, children: SVGElement[]): SVGElement {
  parent.append(...children);
  return parent;
}
