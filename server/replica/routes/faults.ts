import type { SomeHandlers } from '../control/handlers.ts';
import { controlNotFound } from '../control-problem.ts';
import { FAULT_KINDS, ruleOf } from '../faults/rule-of.ts';

export const faultHandlers = {
  'GET /faults': ({ world }) => ({ list: world.faults.list(), kinds: FAULT_KINDS }),

  'POST /faults': ({ world, body }) => world.faults.add(ruleOf(body)),

  'POST /faults/replay'({ world, body: { id, times } }) {
    const rule = world.faults.replay(id, times);
    if (rule) return rule;
    throw controlNotFound(
      'unknown-draw',
      `no rule here drew "${id}"; the journal shows the draws, and a rule takes seed and skip`,
    );
  },

  'DELETE /faults'({ world }) {
    const removed = world.faults.list().length;
    world.faults.clear();
    return { removed };
  },

  'DELETE /faults/{id}'({ world, path: { id } }) {
    if (!world.faults.remove(id)) throw controlNotFound('unknown-fault', `there is no fault "${id}"`);
    return { removed: 1 };
  },
} satisfies SomeHandlers;
