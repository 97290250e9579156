import { object, optional, text, word } from '#contracts/control/schema.ts';
import { isOperationId, OPERATIONS, type OperationId, type OperationMeta } from '#contracts/operations.ts';
import { operationsOf } from '#scripts/contract/document.ts';
import { nearestOperation } from '#server/servlet/nearest.ts';
import { schemaOf } from '#server/servlet/validators.ts';
import { UsageError } from '../cli/flags.ts';
import { ownContract } from '../contract/read-contract.ts';
import type { Tool } from './tool.ts';

export const CONTRACT_TOOLS: readonly Tool[] = [
  {
    name: 'contract_operations',
    description:
      'The operations of the product: id, HTTP method and wire path, provenance (documented, assumed or invented), effect, session. q is a text in the id or the summary; without any filter only the ids.',
    input: object({
      q: optional(text),
      provenance: optional(word(['documented', 'assumed', 'invented'])),
      effect: optional(word(['read', 'write'])),
    }),
    isReading: true,
    isDestructive: false,
    async run({ q, provenance, effect }) {
      const found = OPERATIONS.filter(
        (meta) =>
          (provenance === undefined || meta.provenance === provenance) &&
          (effect === undefined || meta.effect === effect) &&
          `${meta.id} ${meta.summary}`.toLowerCase().includes(String(q ?? '').toLowerCase()),
      );
      const isAll = found.length === OPERATIONS.length;
      return { list: found.map((meta) => (isAll ? meta.id : rowOf(meta))) };
    },
  },
  {
    name: 'contract_operation',
    description:
      'One operation of the product, such as ShopCarService.cartInfo: what it takes and answers as JSON Schema, with examples.',
    input: object({ id: text }),
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
