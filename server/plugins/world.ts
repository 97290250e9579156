import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { worldChooser } from '#server/worlds/choose-world.ts';
import { SandboxRefusal } from '#server/worlds/sandbox-refusal.ts';
import type { World } from '#server/worlds/world.ts';
import type { Worlds } from '#server/worlds/worlds.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The world it acts in. */
    readonly world: World;
    chosenWorld: World | null;
  }
}

/** Gives every request the world it acts in. */
export function registerWorld(app: FastifyInstance, worlds: Worlds, env: Env): void {
  const choose = worldChooser(worlds, env);
  app.decorateRequest('chosenWorld', null);
  // A request whose address cannot be read never comes to the hook, and still gets an answer with a date.
  app.decorateRequest('world', {
    getter() {
      return this.chosenWorld ?? worlds.main;
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    try {
      request.chosenWorld = choose(request, reply);
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      refuse(request, reply, error);
      return;
    }
    done();
  });
}
