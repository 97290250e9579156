import type { FastifyInstance } from 'fastify';
import type { ControlParts } from '../control-parts.ts';
import { controlNotFound } from '../control-problem.ts';
import { FAULT_KINDS, parseRule } from '../faults/parse-rule.ts';

export function faultRoutes(plane: FastifyInstance, { world }: ControlParts): void {
  const { faults } = world;

  plane.get('/faults', async () => ({ list: faults.list(), kinds: FAULT_KINDS }));

  plane.post('/faults', async (request, reply) => reply.code(201).send(faults.add(parseRule(request.body))));

  plane.delete('/faults', async () => {
    const removed = faults.list().length;
    faults.clear();
    return { removed };
  });

  plane.delete<{ Params: { id: string } }>('/faults/:id', async (request) => {
    const { id } = request.params;
    if (!faults.remove(id)) throw controlNotFound('unknown-fault', `there is no fault "${id}"`);
    return { removed: 1 };
  });
}
