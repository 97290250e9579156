import type { BindingSlug } from '#contracts/rules/account/bindings.ts';
import { FANNED } from './fanned.ts';
import { HARDCOVERS } from './hardcover.ts';
import { LAY_FLAT } from './lay-flat.ts';
import { LUXURY } from './luxury.ts';
import { SOFTCOVERS } from './softcover.ts';
import { STAPLED_AND_RINGED } from './stapled-and-ringed.ts';

/** One picture for each binding (装订方式), by the name of its file. */
export const BINDING_PICTURES: Readonly<Record<BindingSlug, string>> = {
  ...STAPLED_AND_RINGED,
  ...SOFTCOVERS,
  ...LAY_FLAT,
  ...FANNED,
  ...HARDCOVERS,
  ...LUXURY,
};
