import { type Done, done, type Refused, refused } from '../decision.ts';
import { checkGiftCode, type GiftCode } from '../wallet/gift-code.ts';
import { addMonths } from './days.ts';
import { TERMS, type Term } from './offers.ts';
import { type Membership, phaseOf } from './standing.ts';

/** 会员码: a term of one plan, in the form of a gift code (兑换码) and equally hard to guess. */
export interface MemberCode extends GiftCode {
  readonly level: string;
  readonly term: Term;
}

/** The effect of a code (兑换会员). One for another level than the current is refused: nothing may be lost. */
export function redeemedMembership<Code extends MemberCode>(
  code: Code | null,
  facts: {
    readonly membership: Membership;
    readonly today: string;
    readonly userId: number;
    readonly now: number;
  },
): Done<{ readonly code: Code; readonly membership: Membership }> | Refused<'gift-code-unusable'> {
  const checked = checkGiftCode(code, facts);
  if (checked.kind !== 'done') return checked;
  const { level, term } = checked.value;
  const { membership, today } = facts;
  const isActive = phaseOf(membership, today) === 'active';
  if (isActive && membership.vipName !== level) {
    const message = `这个会员码开通「${level}」，您的「${membership.vipName}」到期后才能使用`;
    return refused('gift-code-unusable', { message, isNoGuess: true });
  }
  const after = isActive ? membership.vipLastTime : today;
  const vipLastTime = addMonths(after, TERMS[term].months);
  return done({ code: checked.value, membership: { vipName: level, vipLastTime } });
}
