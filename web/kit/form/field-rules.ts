import { EMAIL_MESSAGE, isEmail } from '#contracts/rules/account/email.ts';
import type { Done, Refused } from '#contracts/rules/decision.ts';
import { FORM_MESSAGES, FORMAT_MESSAGES } from '#contracts/rules/form-messages.ts';
import { ACCOUNT_MAX, NICK_MAX, PASSWORD_LENGTH } from '#contracts/rules/limits.ts';

/** A field rule tells what is wrong with a value in one short sentence, or nothing. */
export type FieldRule = (value: string) => string | undefined;

export function required(label: string): FieldRule {
  return (value) => (value.trim() === '' ? FORM_MESSAGES.required(label) : undefined);
}

/** What reads a text tells what is wrong with it, too. */
export function readable(read: (text: string) => Done<unknown> | Refused<'bad-field'>): FieldRule {
  return (text) => {
    const outcome = read(text);
    return outcome.kind === 'done' ? undefined : outcome.message;
  };
}

export function firstProblem(...rules: readonly FieldRule[]): FieldRule {
  return (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

function shaped(pattern: RegExp, problem: string): FieldRule {
  return (value) => (pattern.test(value) ? undefined : problem);
}

/** Account (账号): name or mobile. */
export const accountRule = firstProblem(required('账号'), (value) =>
  value.length > ACCOUNT_MAX ? FORM_MESSAGES.string.max('账号', ACCOUNT_MAX) : undefined,
);

/** Password (密码) as it is; old ones may be shorter than today's rule. */
export const passwordRule = required('密码');

/** Mobile (手机号) of the mainland. */
export const mobileRule = firstProblem(required('手机号'), (value) =>
  /^1[3-9]\d{9}$/.test(value.trim()) ? undefined : FORMAT_MESSAGES.mobile,
);

/** Mail address (邮箱). */
export const emailRule = firstProblem(required('邮箱'), (value) =>
  isEmail(value.trim()) ? undefined : EMAIL_MESSAGE,
);

/** Verification code (验证码). */
export const codeRule = firstProblem(required('验证码'), (value) =>
  /^\d{6}$/.test(value.trim()) ? undefined : FORMAT_MESSAGES.digits('验证码', 6),
);

/** New password (新密码), with letters and digits. */
export function newPasswordRule(label: string): FieldRule {
  const { min, max } = PASSWORD_LENGTH;
  return firstProblem(
    required(label),
    (value) =>
      value.length < min || value.length > max ? FORM_MESSAGES.string.range(label, min, max) : undefined,
    shaped(/[A-Za-z]/, `${label}须同时包含字母和数字`),
    shaped(/\d/, `${label}须同时包含字母和数字`),
    shaped(/^\S*$/, `${label}不能含空格`),
  );
}

/** Nickname (昵称), optional. */
export const nickRule: FieldRule = (value) =>
  value.trim().length > NICK_MAX ? FORM_MESSAGES.string.max('昵称', NICK_MAX) : undefined;

/** Invite code (邀请码), optional; whether it is known is the server's question. */
export const inviteCodeRule: FieldRule = (value) =>
  /^[A-Za-z0-9]{0,20}$/.test(value.trim()) ? undefined : '邀请码只含字母和数字';

/** Said wherever the agreement is missing. */
export const AGREEMENT_MISSING = '请先阅读并同意《服务协议》和《隐私政策》';

/** What is wrong with a whole form, by the rules of its fields: the check of `useForm`. */
export function byRules<Name extends string>(rules: Readonly<Record<Name, FieldRule>>) {
  return (values: Readonly<Record<Name, string>>): { readonly [Each in Name]?: string } => {
    const problems: { [Each in Name]?: string } = {};
    for (const name in rules) {
      const problem = rules[name](values[name]);
      if (problem !== undefined) problems[name] = problem;
    }
    return problems;
  };
}
