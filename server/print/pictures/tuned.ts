import type { Tune } from '#contracts/rules/pages/document.ts';
import { tuneMatrix } from '#contracts/rules/pages/tune.ts';

/** The pixels of a tuned picture (调色), by the same numbers as the filter of browsers. A grey picture stays grey. */
export function tuned(pixels: Uint8Array, channels: number, tune: Tune): Uint8Array {
  if (channels < 3) return pixels;
  const [red = [], green = [], blue = []] = tuneMatrix(tune);
  const out = new Uint8ClampedArray(pixels);
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    out[at] = mixed(red, colour);
    out[at + 1] = mixed(green, colour);
    out[at + 2] = mixed(blue, colour);
  }
  return new Uint8Array(out.buffer);
}

function mixed(row: readonly number[], [r, g, b]: readonly [number, number, number]): number {
  return (row[0] ?? 0) * r + (row[1] ?? 0) * g + (row[2] ?? 0) * b + (row[3] ?? 0) * 255;
}
