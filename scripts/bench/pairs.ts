import { cpus, loadavg } from 'node:os';
import { median } from './load.ts';
import { row } from './row.ts';

/** Two sides of a thing, measured by turns, so that what else happens on the machine meets both. */
export interface Pairs {
  /** The first side against the second, one for each pair. */
  readonly ratios: readonly number[];
  readonly one: number;
  readonly other: number;
  /** The machine's load of the last minute, before and after. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

export async function inPairs(
  pairs: number,
  measureOne: () => Promise<number>,
  measureOther: () => Promise<number>,
): Promise<Pairs> {
  const loadBefore = loadavg()[0] ?? Number.NaN;
  const ones: number[] = [];
  const others: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const turns = [async () => ones.push(await measureOne()), async () => others.push(await measureOther())];
    // What comes second may find the machine warmer, so they take turns in that too.
    for (const turn of pair % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  const loadAfter = loadavg()[0] ?? Number.NaN;
  const ratios = ones.map((figure, pair) => figure / (others[pair] ?? Number.NaN));
  return { ratios, one: median(ones), other: median(others), loadBefore, loadAfter };
}

/** At most a twentieth may be lost. */
export function tellPairs(what: string, pairs: Pairs, figureOf: (value: number) => string): void {
  const { ratios, one, other, loadBefore, loadAfter } = pairs;
  const ratio = median(ratios);
  const between = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const figures = `${figureOf(one)} and ${figureOf(other)}`;
  row(
    what,
    `${ratio.toFixed(3)} (median of ${ratios.length} pairs, ${between}), ${figures}`,
    '0.95',
    ratio >= 0.95,
  );
  const load = `${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after`;
  console.log(`  load of the machine ${load}; ${cpus().length} cores`);
}
