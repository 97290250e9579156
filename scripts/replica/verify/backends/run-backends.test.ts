import { describe, expect, it } from 'vitest';
import { generateBackend } from './backend.ts';
import { verifyBackends } from './run-backends.ts';
import { drawTraits } from './traits.ts';

/** A few of the 2,000 of `npm run attack -- --only backends`; the first of them were called worse once. */
const SEEDS = [14, 50, 253, ...Array.from({ length: 9 }, (_, at) => 1 + at)];

describe('a generated backend of the documented calls', () => {
  it('is the same for the same seed', () => {
    expect(drawTraits(7).traits).toEqual(drawTraits(7).traits);
    expect(drawTraits(7).traits).not.toEqual(drawTraits(8).traits);
    expect(generateBackend(7).cartIDs).toEqual(generateBackend(7).cartIDs);
  });

  it('is called nothing worse than "assumed only"', async () => {
    expect(await verifyBackends(SEEDS)).toEqual([]);
  });
});
