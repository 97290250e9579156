import type { MutationSet } from './mutation-set.ts';
import { SERVER } from './server/set.ts';
import { WEB } from './web/set.ts';

/** Every part of the product that is broken on trial, by the word for it. */
export const SETS: ReadonlyMap<string, MutationSet> = new Map([
  ['server', SERVER],
  ['web', WEB],
]);
