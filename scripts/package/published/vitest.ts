/** Vitest: every test file in a world of its own, back at the seed before each test. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, inject } from 'vitest';
import { openWorld, type World } from './world.ts';
import './vitest-setup.ts';

/** At the top of a file, or in a describe. */
export function useReplica(): World {
  const url = inject('replicaUrl');
  if (!url) throw new Error("Add globalSetup: 'desk-replica/vitest/setup' to the configuration of Vitest.");
  const world = openWorld({ url, name: `v-${randomUUID()}` });
  beforeEach(() => world.reset());
  afterAll(() => world.end());
  return world;
}
