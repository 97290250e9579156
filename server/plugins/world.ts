import type { FastifyInstance } from 'fastify';
import { SANDBOX_COOKIE } from '#contracts/control/address.ts';
import { callerNetwork } from '#server/caller-network.ts';
import type { Env } from '#server/env.ts';
import { worldChooser } from '#server/worlds/choose-world.ts';
import { SandboxRefusal } from '#server/worlds/sandbox-refusal.ts';
import type { World } from '#server/worlds/world.ts';
import type { Worlds } from '#server/worlds/worlds.ts';
import { refuse } from './refuse.ts';
import type { Rounds } from './rounds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The world it acts in. */
    readonly world: World;
    chosenWorld: World | null;
  }
}

/** Gives every request the world it acts in. */
export function registerWorld(
  app: FastifyInstance,
  { worlds, env, rounds }: { readonly worlds: Worlds; readonly env: Env; readonly rounds: Rounds | null },
): void {
  const choose = worldChooser(worlds, env);
  app.decorateRequest('chosenWorld', null);
  // A request whose address cannot be read never comes to the hook, and still gets an answer with a date.
  app.decorateRequest('world', {
    getter() {
      return this.chosenWorld ?? worlds.main;
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const enter = () => {
      const startedAt = performance.now();
      try {
        request.chosenWorld = choose(request, reply);
      } catch (error) {
        if (!(error instanceof SandboxRefusal)) throw error;
        refuse(request, reply, error);
        return;
      } finally {
        rounds?.spent(performance.now() - startedAt);
      }
      done();
    };
    // To make a world takes longer than most calls.
    if (rounds === null || worlds.find(request.cookies[SANDBOX_COOKIE] ?? '')) enter();
    else rounds.start({ network: callerNetwork(request.ip), world: '' }, enter);
  });
}
