import { expect, it } from 'vitest';
import type { Tune } from './document.ts';
import { tuneMatrix } from './tune.ts';

const tuned = (tune: Tune, colour: readonly number[]) =>
  tuneMatrix(tune).map(([r = 0, g = 0, b = 0, more = 0]) => {
    const value = r * (colour[0] ?? 0) + g * (colour[1] ?? 0) + b * (colour[2] ?? 0) + more;
    return Math.round(value * 100) / 100;
  });

it.each<[string, Tune, number[]]>([
  ['leaves it', {}, [0.8, 0.5, 0.2]],
  ['makes it black', { light: -1 }, [0, 0, 0]],
  ['makes it twice as light', { light: 1 }, [1.6, 1, 0.4]],
  ['leaves no contrast', { contrast: -1 }, [0.5, 0.5, 0.5]],
  ['leaves no colour', { color: -1 }, [0.54, 0.54, 0.54]],
  ['makes it warmer', { warm: 1 }, [0.96, 0.5, 0.16]],
])('%s by %j', (_what, tune, colour) => {
  expect(tuned(tune, [0.8, 0.5, 0.2])).toEqual(colour);
});
