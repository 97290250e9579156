import type { Tune } from './document.ts';

/** How much more of red and less of blue the warmest picture has. */
const WARMTH = 0.2;
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

/**
 * The colours of a tuned picture (调色) as a matrix: three rows of the shares of red, green and blue, and what is added,
 * where a colour is 0 to 1. Every program that draws a picture multiplies by the same numbers.
 */
export function tuneMatrix({ light = 0, contrast = 0, color = 0, warm = 0 }: Tune): number[][] {
  const gains = [1 + WARMTH * warm, 1, 1 - WARMTH * warm].map((gain) => gain * (1 + light));
  return gains.map((gain, row) => [
    ...LUMINANCE.map((share, column) => {
      const own = row === column ? 1 + color : 0;
      return rounded(gain * (1 + contrast) * (own - color * share));
    }),
    rounded((gain * -contrast) / 2),
  ]);
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000 + 0;
