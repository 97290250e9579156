import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORMAT_MESSAGES } from '../form-messages.ts';

export const TRANSFER_DAYS = 7;
/** So many a member begins in a day: the member who is asked is told of each. */
export const TRANSFERS_A_DAY = 10;
const DAY_MS = 86_400_000;

export const TRANSFER_ANSWERS = ['accept', 'decline'] as const;
export type TransferAnswer = (typeof TRANSFER_ANSWERS)[number];

export type StoredTransferState = 'waiting' | 'accepted' | 'declined' | 'cancelled';
export type TransferState = StoredTransferState | 'expired';

/** Until when the other side may agree. */
export function transferEnd(now: number): number {
  return now + TRANSFER_DAYS * DAY_MS;
}

/** One without an answer is over with its last moment. */
export function transferState(
  { state, expiresAt }: { readonly state: StoredTransferState; readonly expiresAt: number },
  now: number,
): TransferState {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state;
}

/** The mobile of the member who shall have the work, which is not the owner's own. */
export function readReceiver(text: string, own: string): Done<string> | Refused<'bad-field'> {
  const mobile = text.trim();
  if (!/^1[3-9]\d{9}$/.test(mobile)) return refusedField('bad-mobile', FORMAT_MESSAGES.mobile);
  return mobile === own ? refusedField('bad-mobile', '这是您自己的手机号，请填写对方的') : done(mobile);
}

export function readAnswer(text: string): Done<TransferAnswer> | Refused<'bad-field'> {
  const answer = TRANSFER_ANSWERS.find((known) => known === text);
  return answer ? done(answer) : refusedField('bad-answer', '请选择接受还是谢绝');
}

export interface TransferFacts {
  /** In the team of another member: what is made there is the team's. */
  readonly isOfTeam: boolean;
  readonly begunToday: number;
  readonly isWaiting: boolean;
}

/** Whether a member may offer a work to another one now. */
export function checkTransfer({
  isOfTeam,
  begunToday,
  isWaiting,
}: TransferFacts): Done<void> | Refused<'transfer-of-team' | 'transfer-waiting' | 'transfers-full'> {
  if (isOfTeam) return { kind: 'refused', reason: 'transfer-of-team' };
  if (isWaiting) return { kind: 'refused', reason: 'transfer-waiting' };
  if (begunToday >= TRANSFERS_A_DAY)
    return { kind: 'refused', reason: 'transfers-full', most: TRANSFERS_A_DAY };
  return done(undefined);
}
