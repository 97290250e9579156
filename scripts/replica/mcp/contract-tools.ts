import { anything, list, object, optional, text, word } from '#contracts/control/schema.ts';
import { isOperationId, OPERATIONS, type OperationId, type OperationMeta } from '#contracts/operations.ts';
import { operationsOf } from '#scripts/contract/document.ts';
import { nearestOperation } from '#server/servlet/nearest.ts';
import { schemaOf } from '#server/servlet/validators.ts';
import { UsageError } from '../cli/flags.ts';
import { ownContract } from '../contract/read-contract.ts';
import type { Tool } from './tool.ts';

const row = object({
  id: text,
  http: text,
  summary: text,
  provenance: text,
  effect: text,
  session: text,
});

export const CONTRACT_TOOLS: readonly Tool[] = [
  {
    name: 'contract_operations',
    description:
      'The operations of the product: id, HTTP method and wire path, provenance (documented, assumed or invented), effect, session. q is a text in the id or the summary.',
    input: object({
      q: optional(text),
      provenance: optional(word(['documented', 'assumed', 'invented'])),
      effect: optional(word(['read', 'write'])),
    }),
    output: object({ list: list(row) }),
    isReading: true,
    isDestructive: false,
    run: async ({ q, provenance, effect }) => ({
      list: OPERATIONS.filter(
        (meta) =>
          (provenance === undefined || meta.provenance === provenance) &&
          (effect === undefined || meta.effect === effect) &&
          `${meta.id} ${meta.summary}`.toLowerCase().includes(String(q ?? '').toLowerCase()),
      ).map(rowOf),
    }),
  },
  {
    name: 'contract_operation',
    description:
      'One operation of the product, such as ShopCarService.cartInfo: what it takes and answers as JSON Schema, with examples.',
    input: object({ id: text }),
    output: object({ operation: anything, input: anything, replies: anything, examples: anything }),
    isReading: true,
    isDestructive: false,
    run: async ({ id }) => operationInFull(String(id)),
  },
];

function rowOf({ id, httpMethod, wirePath, summary, provenance, effect, session }: OperationMeta) {
  return { id, http: `${httpMethod} ${wirePath}`, summary, provenance, effect, session };
}

/** All that the contract says of an operation; one that is misspelt is refused with the nearest. */
export function operationInFull(id: string): object {
  if (!isOperationId(id)) {
    throw new UsageError(`There is no operation "${id}". Did you mean "${nearestOperation(id)}"?`);
  }
  const located = operationsOf(ownContract()).find(({ operation }) => operation.operationId === id);
  const { requestBody, responses = {}, parameters, ...said } = located?.operation ?? {};
  return {
    operation: said,
    input: schemaOf(id, 'input'),
    replies: repliesOf(id),
    examples: Object.fromEntries(
      Object.entries(responses).map(([status, { content = {} }]) => [
        status,
        Object.assign({}, ...Object.values(content).map(({ examples }) => examples)),
      ]),
    ),
  };
}

function repliesOf(id: OperationId): object {
  return { json: schemaOf(id, 'json'), text: schemaOf(id, 'text') };
}
