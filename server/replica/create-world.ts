import {
  createWorld as createPlainWorld,
  type MainWorld,
  type WorldParts,
} from '#server/worlds/create-world.ts';
import { equipWorld, type Remembered } from './equip-world.ts';

type ReplicaWorldParts = Omit<WorldParts, 'equip'> & Remembered;

/** A world with the tools of the replica in it. */
export function createWorld({ moments, exchanges, ...parts }: ReplicaWorldParts): MainWorld {
  return createPlainWorld({ ...parts, equip: equipWorld({ moments, exchanges }) });
}
