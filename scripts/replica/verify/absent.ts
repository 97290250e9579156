/** Calls that the specification does not have, and the target neither: no failure, but told once for all of them. */
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import type { Reply } from './request.ts';
import { Skipped } from './skipped.ts';
import { isObject } from './values/json-parts.ts';

export const ABSENT = 'the specification does not have them and the target does not know them';

/** What a server says of a call that it does not have: a status of its own, or a page in the place of JSON. */
function isUnknownCall({ status, json }: Reply): boolean {
  return status === 404 || status === 405 || status === 501 || (status < 500 && !isObject(json));
}

export interface Presence {
  isAbsent(operation: OperationId): boolean;
  /** Ends the check where the first reply to a call of ours says that there is no such call. */
  look(operation: OperationId, reply: Reply): void;
}

/** A replica on this machine has every call, so that a missing one is its defect. */
export function createPresence(isReplica: boolean): Presence {
  const [present, absent] = [new Set<OperationId>(), new Set<OperationId>()];
  return {
    isAbsent: (operation) => absent.has(operation),
    look(operation, reply) {
      if (isReplica || operationMeta(operation).provenance === 'documented') return;
      if (present.has(operation)) return;
      if (!isUnknownCall(reply)) return void present.add(operation);
      absent.add(operation);
      throw new Skipped(ABSENT);
    },
  };
}
