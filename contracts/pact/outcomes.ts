/** Which outcomes of an operation the two sides have agreed on. */
import { isOperationId, type OperationId } from '#contracts/operations.ts';
import { parseTotalReply } from '#contracts/rules/price/total-reply.ts';
import { operationOf, type PactInteraction } from './pact-file.ts';

/** Nothing a client may send makes these fail; why, is the value. */
export const CANNOT_FAIL: Partial<Record<OperationId, string>> = {
  'web.doLoginout': 'a session that ended before is logged out just as well',
  'LoginServiceMag.createLoginQrcode': 'it takes no input, needs no session and has no limit',
};

const TEXT_SUCCESS: Partial<Record<OperationId, (text: string) => boolean>> = {
  'ShoppingServiceMag.getTotal': (text) => parseTotalReply(text) !== null,
  'ShoppingServiceMag.updateCart': (text) => text === 'ok',
  'ShoppingServiceMag.updateDefaultAddr': (text) => text === '1',
};

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Whether the reply is a success by the rules of the contract; the description is not asked. */
export function isSuccess(operation: string, body: unknown): boolean {
  if (typeof body === 'string') {
    return isOperationId(operation) ? (TEXT_SUCCESS[operation]?.(body) ?? false) : false;
  }
  const statuses = [field(body, 'status'), field(field(body, 'data'), 'status')];
  // A status in words, such as a work's, is no outcome.
  const numbers = statuses.filter((status) => !Number.isNaN(Number(status ?? 'none')));
  return field(body, 'code') === 0 && numbers.every((status) => Number(status) === 1);
}

export interface Agreed {
  readonly success: boolean;
  readonly failure: boolean;
}

/** What is agreed on of each operation that has an interaction. */
export function agreedOutcomes(interactions: readonly PactInteraction[]): ReadonlyMap<string, Agreed> {
  const agreed = new Map<string, Agreed>();
  for (const interaction of interactions) {
    const operation = operationOf(interaction);
    const isFine = isSuccess(operation, interaction.response.body);
    const { success, failure } = agreed.get(operation) ?? { success: false, failure: false };
    agreed.set(operation, { success: success || isFine, failure: failure || !isFine });
  }
  return agreed;
}
