import type { FastifyInstance } from 'fastify';
import { demanded, demandKnown, fieldsOf, numberField, textField } from '../body.ts';
import { controlNotFound } from '../control-problem.ts';
import { FAULT_KINDS, parseRule } from '../faults/parse-rule.ts';

export function faultRoutes(plane: FastifyInstance): void {
  plane.get('/faults', async ({ world }) => ({ list: world.faults.list(), kinds: FAULT_KINDS }));

  plane.post('/faults', async ({ world, body }, reply) =>
    reply.code(201).send(world.faults.add(parseRule(body))),
  );

  plane.post('/faults/replay', async ({ world, body }, reply) => {
    const fields = fieldsOf(body);
    demandKnown(fields, ['id', 'times']);
    const id = demanded(textField(fields, 'id'), 'id');
    const rule = world.faults.replay(id, numberField(fields, 'times', { min: 1, max: 1_000_000 }));
    if (!rule) {
      throw controlNotFound(
        'unknown-draw',
        `no rule here drew "${id}"; the journal shows the draws, and a rule takes seed and skip`,
      );
    }
    return reply.code(201).send(rule);
  });

  plane.delete('/faults', async ({ world }) => {
    const removed = world.faults.list().length;
    world.faults.clear();
    return { removed };
  });

  plane.delete<{ Params: { id: string } }>('/faults/:id', async ({ world, params: { id } }) => {
    if (!world.faults.remove(id)) throw controlNotFound('unknown-fault', `there is no fault "${id}"`);
    return { removed: 1 };
  });
}
