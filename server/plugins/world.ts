import type { FastifyInstance } from 'fastify';
import type { DrawnFault } from '#server/replica/faults/types.ts';
import type { World } from '#server/replica/world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    world: World;
    /** The fault that was drawn for this call. */
    fault: DrawnFault | null;
    /** JSON pointer of our own deviation from the contract. */
    violation: string | null;
    outcomeCode: number | string | null;
  }
}

/** Gives every request the world it acts in. */
export function registerWorld(app: FastifyInstance, world: World): void {
  app.decorateRequest('world', { getter: () => world });
  app.decorateRequest('fault', null);
  app.decorateRequest('violation', null);
  app.decorateRequest('outcomeCode', null);
}
