import { DONE, type Done, type Refused, refused } from '../decision.ts';

/** The purpose of a code (用途); it is valid for no other. */
export const CODE_PURPOSES = ['register', 'reset', 'login'] as const;

export type CodePurpose = (typeof CODE_PURPOSES)[number];

export function isCodePurpose(text: string): text is CodePurpose {
  return CODE_PURPOSES.some((purpose) => purpose === text);
}

/** A code expires after this many wrong tries, so that six digits cannot be guessed. */
export const CODE_TRIES = 5;

/** 验证码 that was sent and not used. */
interface SentCode {
  readonly expiresAt: number;
  readonly tries: number;
}

/** Whether a code can be tried at all; the customer is not told why not. */
export function checkTry(code: SentCode | null, now: number): Done<void> | Refused<'wrong-code'> {
  const isAlive = code !== null && now < code.expiresAt && code.tries < CODE_TRIES;
  return isAlive ? DONE : refused('wrong-code');
}
