import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { worldChooser } from '#server/replica/choose-world.ts';
import type { DrawnFault } from '#server/replica/faults/types.ts';
import { SandboxRefusal } from '#server/replica/sandbox-refusal.ts';
import type { World } from '#server/replica/world.ts';
import type { Worlds } from '#server/replica/worlds.ts';
import { noteMoment } from '#server/servlet/note-moment.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The world it acts in. */
    readonly world: World;
    chosenWorld: World | null;
    /** The fault that was drawn for this call. */
    fault: DrawnFault | null;
    outcomeCode: number | string | null;
    /** A backend that is not ours was asked. */
    isForwarded: boolean;
    /** The moment before what it wrote; null while it wrote nothing. */
    moment: number | null;
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
  app.decorateRequest('fault', null);
  app.decorateRequest('outcomeCode', null);
  app.decorateRequest('isForwarded', false);
  app.decorateRequest('moment', null);
  app.addHook('onRequest', (request, reply, done) => {
    try {
      request.chosenWorld = choose(request, reply);
      request.chosenWorld.moments.begin();
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      refuse(request, reply, error);
      return;
    }
    done();
  });
  // Before the reply goes out, so that the next write is not taken for this one's.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    noteMoment(request);
    done();
  });
}
