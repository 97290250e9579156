/** The contract: as a document, as the table of its operations, and as types. */
import document from '#contracts/generated/openapi.json' with { type: 'json' };

export type { operations, paths } from '#contracts/generated/api.d.ts';
export {
  type Input,
  isOperationId,
  OPERATIONS,
  type OperationId,
  type OperationMeta,
  type Output,
  operationMeta,
} from '#contracts/operations.ts';
export { fromWire, toWire } from '#contracts/servlet-url.ts';

/** OpenAPI 3.1, in one document. The files it is written in lie beside it: `desk-replica/openapi.yaml`. */
export const openapi: Readonly<Record<string, unknown>> = document;
