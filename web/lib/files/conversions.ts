import { memberStore } from '../session/member-scope.ts';

/** Files that become works in this tab (转换), shown behind every screen. */
export interface Conversions {
  readonly names: readonly string[];
  /** From 0 to 1, over all of them. */
  readonly share: number;
  /** How many have become works, and how many stopped on the way, since the member came. */
  readonly done: number;
  readonly stuck: number;
  /** The ids of those that have become works. */
  readonly works: readonly string[];
}

export const conversions = memberStore<Conversions>({ names: [], share: 0, done: 0, stuck: 0, works: [] });
