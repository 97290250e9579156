import type { FastifyInstance } from 'fastify';
import { demandKnown, fieldsOf, numberField, textField } from '../body.ts';
import { operationOrRefuse } from '../faults/operation-name.ts';
import { CAPACITY, type JournalFilter } from '../journal.ts';

export function journalRoutes(plane: FastifyInstance): void {
  plane.get('/journal', async ({ world, query }) => {
    const list = world.journal.list(filterOf(query));
    return { list, total: list.length };
  });

  plane.delete('/journal', async ({ world }) => {
    world.journal.clear();
    return { cleared: true };
  });
}

function filterOf(query: unknown): JournalFilter {
  const fields = fieldsOf(query);
  demandKnown(fields, ['operation', 'since', 'account', 'tab', 'fault', 'q', 'limit']);
  const operation = textField(fields, 'operation');
  const since = numberField(fields, 'since', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const account = textField(fields, 'account');
  const tab = textField(fields, 'tab');
  const fault = textField(fields, 'fault');
  const q = textField(fields, 'q');
  const limit = numberField(fields, 'limit', { min: 1, max: CAPACITY });
  return {
    ...(operation ? { operation: operationOrRefuse(operation) } : {}),
    ...(since === undefined ? {} : { since }),
    ...(account ? { account } : {}),
    ...(tab ? { tab } : {}),
    ...(fault ? { fault } : {}),
    ...(q ? { q } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}
