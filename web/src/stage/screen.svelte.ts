import { MediaQuery } from 'svelte/reactivity';
import type { HandShape } from './layout.ts';

// The same questions the style sheets ask (tokens.css).
const upright = new MediaQuery('(max-width: 700px) and (orientation: portrait)');
const onItsSide = new MediaQuery('(max-height: 500px) and (orientation: landscape)');
const narrow = new MediaQuery('(max-width: 1179px)');

/** Which of the three master drawings this screen is. */
export const screen = {
  get shape(): HandShape {
    return upright.current ? 'rows' : onItsSide.current ? 'low' : 'fan';
  },
  get phone(): boolean {
    return upright.current || onItsSide.current;
  },
  /** Whether the panel beside the board has room. */
  get panel(): boolean {
    return !narrow.current && !this.phone;
  },
};
