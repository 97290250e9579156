import type { SomeHandlers } from '../control/handlers.ts';
import { operationOrRefuse } from '../faults/operation-name.ts';

export const journalHandlers = {
  'GET /journal'({ world, query: { since, limit, ...texts } }) {
    // A field of a form that was left empty asks for nothing.
    const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
    if (said.operation !== undefined) operationOrRefuse(said.operation);
    const list = world.journal.list({ ...said, since, limit });
    return { list, total: list.length };
  },

  'DELETE /journal'({ world }) {
    world.journal.clear();
    return { cleared: true };
  },
} satisfies SomeHandlers;
