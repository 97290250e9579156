import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { handlers } from './generated/handlers.ts';

/** A handler whose input has been checked against the contract by the time it is called. */
export type CheckedHandler = (input: Record<string, unknown>, context: Context) => unknown;

/** While the contract is ahead of the code an operation may stand in no place of it. */
const known: Readonly<Record<string, unknown>> = handlers;

export const HANDLERS: ReadonlyMap<OperationId, CheckedHandler> = new Map(
  OPERATIONS.flatMap(({ id }) => (known[id] ? [[id, known[id] as CheckedHandler]] : [])),
);
