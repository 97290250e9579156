import type { CallError } from '#web/lib/call/call-error.ts';

export type CodeFormField = 'mobile' | 'code' | 'password' | 'nick' | 'inviteCode';

const FIELDS: ReadonlyMap<string, CodeFormField> = new Map([
  ['bad-mobile', 'mobile'],
  ['mobile-taken', 'mobile'],
  ['mobile-unknown', 'mobile'],
  ['wrong-code', 'code'],
  ['too-many-codes', 'code'],
  ['bad-password', 'password'],
  ['bad-nick', 'nick'],
  ['unknown-invite-code', 'inviteCode'],
]);

/** The field the server found fault with, or undefined where the reason concerns the whole form. */
export function refusedField({ reason }: CallError): CodeFormField | undefined {
  return FIELDS.get(reason);
}
