import type { CallError } from '#web/lib/call/call-error.ts';

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['bad-mobile', 'mobile'],
  ['mobile-taken', 'mobile'],
  ['mobile-unknown', 'mobile'],
  ['wrong-code', 'code'],
  ['too-many-codes', 'code'],
  ['bad-password', 'password'],
  ['wrong-password', 'password'],
  ['already-bound', 'account'],
  ['bad-nick', 'nick'],
  ['unknown-invite-code', 'inviteCode'],
]);

/** The field the server found fault with, or undefined where the reason concerns the whole form. */
export function fieldOfRefusal({ reason }: CallError): string | undefined {
  return FIELDS.get(reason);
}
