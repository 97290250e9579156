import { type Done, done, type Refused, refused } from '../decision.ts';

/** 兑换码: twelve unambiguous letters and digits; spaces and dashes are ignored. */
export const GIFT_CODE_LENGTH = 12;
/** The length of the input, including spaces and dashes. */
export const GIFT_CODE_TYPED_MAX = 32;
export const GIFT_CODE_TRIES = { most: 5, withinMs: 3_600_000 } as const;

const FORM = new RegExp(`^[A-HJ-NP-Z2-9]{${GIFT_CODE_LENGTH}}$`);

export const GIFT_CODE_MESSAGES = {
  form: `请输入 ${GIFT_CODE_LENGTH} 位兑换码`,
  unknown: '兑换码不正确',
  used: '兑换码已使用',
  ownUsed: '您已经兑换过这个兑换码',
  expired: '兑换码已过期',
  voided: '兑换码已作废',
} as const;

/** The typed code; null if it cannot be one, which costs no try. */
export function giftCodeOf(typed: string): string | null {
  if (typed.length > GIFT_CODE_TYPED_MAX) return null;
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return FORM.test(code) ? code : null;
}

export interface GiftCode {
  readonly validTo: number;
  readonly voidedAt: number | null;
  readonly redeemedBy: number | null;
}

/** Whether this member can redeem a code now (兑换). */
export function checkGiftCode<Code extends GiftCode>(
  code: Code | null,
  { userId, now }: { readonly userId: number; readonly now: number },
): Done<Code> | Refused<'gift-code-unusable'> {
  const message = code === null ? GIFT_CODE_MESSAGES.unknown : problemOf(code, userId, now);
  if (code !== null && message === null) return done(code);
  // Repeating one's own code is no guess.
  const isNoGuess = message === GIFT_CODE_MESSAGES.ownUsed;
  return refused('gift-code-unusable', { message: message ?? '', isNoGuess });
}

function problemOf({ redeemedBy, voidedAt, validTo }: GiftCode, userId: number, now: number): string | null {
  if (redeemedBy !== null)
    return redeemedBy === userId ? GIFT_CODE_MESSAGES.ownUsed : GIFT_CODE_MESSAGES.used;
  if (voidedAt !== null) return GIFT_CODE_MESSAGES.voided;
  return now < validTo ? null : GIFT_CODE_MESSAGES.expired;
}

/** The wrong tries that still count, the oldest first: how many are left, and until when none is. */
export function giftCodeTries(
  failures: readonly number[],
  now: number,
): { readonly left: number; readonly lockedMinutes: number } {
  const { most, withinMs } = GIFT_CODE_TRIES;
  const counting = failures.filter((at) => at > now - withinMs);
  const left = Math.max(0, most - counting.length);
  const freeAt = (counting[counting.length - most] ?? now) + withinMs;
  return { left, lockedMinutes: left > 0 ? 0 : Math.ceil((freeAt - now) / 60_000) };
}
