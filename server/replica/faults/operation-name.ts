import { CALL_IDS, type CallId, isCallId } from '#contracts/uploads.ts';
import { nearestOf } from '#server/servlet/nearest.ts';
import { ControlProblem } from '../control-problem.ts';

/** An operation of the contract, or an upload; a misspelt one is refused with the nearest known name. */
export function operationOrRefuse(asked: string): CallId {
  if (isCallId(asked)) return asked;
  throw new ControlProblem(
    400,
    'unknown-operation',
    `there is no operation "${asked}"; the nearest is ${nearestOf(asked, CALL_IDS)}`,
  );
}
