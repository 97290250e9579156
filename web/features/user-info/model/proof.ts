import { codeRule, type FieldRule, passwordRule } from '#web/kit/form/field-rules.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { Account } from './account.ts';

/** A way to prove one's identity (身份验证). */
export type ProofWay = 'password' | 'code';

export function proofWays({
  hasPassword,
  mobile,
}: Pick<Account, 'hasPassword' | 'mobile'>): readonly ProofWay[] {
  return [
    ...(hasPassword === 'Y' ? (['password'] as const) : []),
    ...(mobile === '' ? [] : (['code'] as const)),
  ];
}

/** The rule of a field that is not shown. */
export const anything: FieldRule = () => undefined;

/** Checks only the field that is shown. */
export function proofRules(way: ProofWay | undefined) {
  return {
    oldPassword: way === 'password' ? passwordRule : anything,
    ownCode: way === 'code' ? codeRule : anything,
  };
}

interface ProofValues {
  readonly oldPassword: string;
  readonly ownCode: string;
}

/** The proof as it is sent: only the field that is shown. */
export function proofSent(way: ProofWay | undefined, { oldPassword, ownCode }: ProofValues) {
  if (way === undefined) return {};
  return way === 'password' ? { password: oldPassword } : { ownCode: ownCode.trim() };
}

export type ProofSent = ReturnType<typeof proofSent>;

export type AccountField =
  | 'oldPassword'
  | 'ownCode'
  /** The new mobile, mail address or password: a form has one of them. */
  | 'wished'
  | 'code'
  | 'words'
  | 'nick';

const FIELDS: Readonly<Record<string, AccountField>> = {
  'wrong-password': 'oldPassword',
  'wrong-own-code': 'ownCode',
  'bad-mobile': 'wished',
  'mobile-taken': 'wished',
  'bad-email': 'wished',
  'wrong-code': 'code',
  'bad-password': 'wished',
  'bad-words': 'words',
  'bad-nick': 'nick',
};

/** The field that the server refused; undefined where it is the whole form. */
export function faultyField({ reason }: CallError): AccountField | undefined {
  return FIELDS[reason];
}
