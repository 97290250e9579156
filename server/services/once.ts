import { type Intent, onceOnly } from '#db/queries/orders/idempotency.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from './done-or-refuse.ts';

const KEY = /^[A-Za-z0-9_-]{6,64}$/;

/** Runs the work of a call once per idempotency key of the caller (幂等键), in one transaction. */
export function once<T>(
  context: Context,
  operation: string,
  { idemKey, ...input }: Readonly<Record<string, string>> & { readonly idemKey: string },
  work: () => T,
): T {
  if (!KEY.test(idemKey)) throw refusal('bad-idem-key');
  const intent: Intent = { userId: context.user.id, operation, key: idemKey, input, now: context.now };
  return doneOrRefuse(onceOnly(context.db, intent, work));
}
