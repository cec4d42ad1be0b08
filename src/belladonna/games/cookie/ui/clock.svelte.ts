/** The time now, ten times a second while it is asked for. */
export function clock(runs: () => boolean): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!runs()) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 100);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** 0:18 */
export const minutes = (ms: number): string => {
  const left = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};

const CALM_S = 90;

/** A race without a limit, or with a very long one, is one without hurry: no clock is shown. */
export const isCalm = ({ race_s }: { race_s: number }): boolean => race_s === 0 || race_s > CALM_S;
