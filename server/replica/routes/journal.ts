import type { FastifyInstance } from 'fastify';
import { demandKnown, fieldsOf, numberField, textField } from '../body.ts';
import type { ControlParts } from '../control-parts.ts';
import { operationOrRefuse } from '../faults/operation-name.ts';

export function journalRoutes(plane: FastifyInstance, { world }: ControlParts): void {
  plane.get('/journal', async (request) => {
    const fields = fieldsOf(request.query);
    demandKnown(fields, ['operation', 'since']);
    const operation = textField(fields, 'operation');
    const since = numberField(fields, 'since', { min: 0, max: Number.MAX_SAFE_INTEGER });
    const list = world.journal.list({
      ...(operation ? { operation: operationOrRefuse(operation) } : {}),
      ...(since === undefined ? {} : { since }),
    });
    return { list, total: list.length };
  });

  plane.delete('/journal', async () => {
    world.journal.clear();
    return { cleared: true };
  });
}
