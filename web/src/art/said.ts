/** What a picture is to a screen reader: named by its caller, or not there. Spread it on the `<svg>`. */
export const said = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);

/** Drawings also take plain attributes, so that one can lie inside another: x, y, width, height, class. */
export interface Placing {
  label?: string | undefined;
  x?: number | undefined;
  y?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
}
