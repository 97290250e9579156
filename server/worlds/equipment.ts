/** How tools are put into a world. */
import type { Database } from '#db/client.ts';
import type { ShareName } from '#server/shares/share-limits.ts';
import type { Account } from '#server/shares/shares.ts';
import type { Clock } from './clock.ts';
import type { ToolMemory, ToolState, WorldMoment, WorldTools } from './world.ts';

/** What tools get of the world they are put into. */
export interface EquippedWorld {
  readonly clock: Clock;
  readonly seed: number;
  /** Another one after each reset. */
  database(): Database;
  /** What this world may take of something that all worlds share. */
  account(share: ShareName): Account;
  take(): WorldMoment;
  put(moment: WorldMoment): void;
}

/** The tools of one world, and what they do when it changes. */
export interface Equipment {
  readonly tools: WorldTools;
  state(): ToolState;
  restore(state: ToolState): void;
  memory(): ToolMemory;
  remember(memory: ToolMemory): void;
  /** The files that a tool still needs. */
  files(): Iterable<string>;
  /** Another database takes the place of the world's. */
  replaced(): void;
  /** The world is back at the seed. */
  reset(): void;
  close(): void;
}

export type Equip = (world: EquippedWorld) => Equipment;
