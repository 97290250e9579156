import { BENCH } from './bench.ts';
import { MACHINES } from './machines.ts';

/** One picture for each production stage (工序) and one for the packing, by the key of the stage. */
export const WORKSHOP_PICTURES: Readonly<Record<string, string>> = { ...MACHINES, ...BENCH };
