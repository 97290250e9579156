import { isOperationId, type OperationId } from '#contracts/operations.ts';
import { nearestOperation } from '#server/servlet/nearest.ts';
import { ControlProblem } from '../control-problem.ts';

/** An operation of the contract; a misspelt one is refused with the nearest known name. */
export function operationOrRefuse(asked: string): OperationId {
  if (isOperationId(asked)) return asked;
  throw new ControlProblem(
    400,
    'unknown-operation',
    `there is no operation "${asked}"; the nearest is ${nearestOperation(asked)}`,
  );
}
