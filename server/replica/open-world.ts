import type { Env } from '#server/env.ts';
import type { MainWorld } from '#server/worlds/create-world.ts';
import { openWorld as openPlainWorld, type WorldPlace } from '#server/worlds/open-world.ts';
import { equipWorld } from './equip-world.ts';

/** The world of a running server with the tools of the replica in it. */
export function openWorld(env: Env, place: Omit<WorldPlace, 'equip'>): MainWorld {
  return openPlainWorld(env, { ...place, equip: equipWorld(env) });
}
