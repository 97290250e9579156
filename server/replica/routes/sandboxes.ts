import type { FastifyInstance } from 'fastify';
import { demandKnown, fieldsOf } from '../body.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem, controlNotFound } from '../control-problem.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';

interface SandboxRoute {
  Params: { name: string };
}

/** The private worlds of this server. */
export function sandboxRoutes(plane: FastifyInstance, { worlds }: ControlParts): void {
  plane.get('/sandboxes', async () => ({ list: worlds.list() }));

  plane.get<SandboxRoute>('/sandboxes/:name', async ({ params }) => {
    const view = worlds.view(params.name);
    if (!view) throw unknown(params.name);
    return view;
  });

  plane.post<SandboxRoute>('/sandboxes/:name', async ({ params, body, ip }, reply) => {
    demandKnown(fieldsOf(body), []);
    const isNew = worlds.find(params.name) === null;
    try {
      worlds.enter(params.name, ip);
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
      throw new ControlProblem(error.statusCode, error.reason, error.message);
    }
    return reply.code(isNew ? 201 : 200).send(worlds.view(params.name));
  });

  plane.delete<SandboxRoute>('/sandboxes/:name', async ({ params }) => {
    if (!worlds.remove(params.name)) throw unknown(params.name);
    return { removed: 1 };
  });
}

function unknown(name: string): ControlProblem {
  return controlNotFound('unknown-sandbox', `there is no sandbox "${name}"`);
}
