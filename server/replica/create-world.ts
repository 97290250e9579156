import {
  createWorld as createPlainWorld,
  type MainWorld,
  type WorldParts,
} from '#server/worlds/create-world.ts';
import { equipWorld } from './equip-world.ts';

type ReplicaWorldParts = Omit<WorldParts, 'equip'> & {
  /** How many writes can be taken back. */
  readonly moments?: number;
};

/** A world with the tools of the replica in it. */
export function createWorld({ moments, ...parts }: ReplicaWorldParts): MainWorld {
  return createPlainWorld({ ...parts, equip: equipWorld(moments) });
}
