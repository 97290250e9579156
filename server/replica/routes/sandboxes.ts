import type { SandboxView } from '#contracts/control/parts.ts';
import { SandboxRefusal } from '#server/worlds/sandbox-refusal.ts';
import type { World } from '#server/worlds/world.ts';
import type { Worlds } from '#server/worlds/worlds.ts';
import type { ControlCall, SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem, controlNotFound } from '../control-problem.ts';

/** The private worlds of this server. */
export const sandboxHandlers = ({ worlds }: ControlParts) =>
  ({
    'GET /sandboxes': () => ({ list: worlds.list() }),

    'GET /sandboxes/{name}': ({ path: { name } }) => viewOrRefuse(worlds, name),

    'POST /sandboxes/{name}'({ path: { name }, request, reply }) {
      const isNew = worlds.find(name) === null;
      enterOrRefuse(worlds, { name, request, reply });
      reply.code(isNew ? 201 : 200);
      return viewOrRefuse(worlds, name);
    },

    'DELETE /sandboxes/{name}'({ path: { name } }) {
      if (!worlds.remove(name)) throw unknown(name);
      return { removed: 1 };
    },
  }) satisfies SomeHandlers;

interface Entering extends Pick<ControlCall, 'request' | 'reply'> {
  readonly name: string;
}

/** The world of that name, made where there is none. */
export function enterOrRefuse(worlds: Worlds, { name, request, reply }: Entering): World {
  try {
    return worlds.enter(name, request.ip);
  } catch (error) {
    if (!(error instanceof SandboxRefusal)) throw error;
    if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
    throw new ControlProblem(error.statusCode, error.reason, error.message);
  }
}

export function viewOrRefuse(worlds: Worlds, name: string): SandboxView {
  const view = worlds.view(name);
  if (!view) throw unknown(name);
  return view;
}

function unknown(name: string): ControlProblem {
  return controlNotFound('unknown-sandbox', `there is no sandbox "${name}"`);
}
