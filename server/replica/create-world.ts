import type { Env } from '#server/env.ts';
import {
  createWorld as createPlainWorld,
  type MainWorld,
  type WorldParts,
} from '#server/worlds/create-world.ts';
import { openWorld as openPlainWorld, type WorldPlace } from '#server/worlds/open-world.ts';
import { equipWorld, type Remembered } from './equip-world.ts';

/** A world with the tools of the replica in it. */
export function createWorld({
  moments,
  exchanges,
  ...parts
}: Omit<WorldParts, 'equip'> & Remembered): MainWorld {
  return createPlainWorld({ ...parts, equip: equipWorld({ moments, exchanges }) });
}

/** That of a running server. */
export function openWorld(env: Env, place: Omit<WorldPlace, 'equip'>): MainWorld {
  return openPlainWorld(env, { ...place, equip: equipWorld(env) });
}
