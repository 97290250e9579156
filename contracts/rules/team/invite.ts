import { ENTERPRISE, SUPER, VIP } from '../account/membership.ts';
import { type Done, done, type Refused, refused, refusedField } from '../decision.ts';
import { parseWholeNumber } from '../whole-number.ts';
import { type InvitedRole, invitedRole } from './roles.ts';

const DAY_MS = 86_400_000;

/** 席位 of a membership, without the owner; 0 without a team. */
const SEATS: Readonly<Record<string, number>> = { [VIP]: 5, [SUPER]: 20, [ENTERPRISE]: 50 };

export const SEATS_MOST = Math.max(...Object.values(SEATS));

export function seatsOf(vipName: string): number {
  return SEATS[vipName] ?? 0;
}

export const INVITE_DAYS = [1, 3, 7] as const;
/** 每月额度, in whole yuan; with 0 every order needs approval. */
export const MONTHLY_YUAN_MAX = 1_000_000;
/** 作品数, as many as in the largest membership. */
export const WORKS_MAX = 5000;

/** For whom a link is (备注). */
export const INVITE_NOTE_MAX = 30;

export const LIMIT_MESSAGES = {
  monthly: `每月额度请输入 0 到 ${MONTHLY_YUAN_MAX} 之间的整数（元）`,
  works: `作品数请输入 1 到 ${WORKS_MAX} 之间的整数，不限请留空`,
  role: '请选择成员角色',
  days: '请选择邀请有效期',
} as const;

/** The limits of a member (额度): money of the owner per month, and works; null without a limit. */
export interface TeamRights {
  readonly role: InvitedRole;
  readonly monthlyFen: number;
  readonly worksMax: number | null;
}

export interface TypedRights {
  readonly role: string;
  readonly monthlyLimit: string;
  readonly worksLimit: string;
}

type Readable<T> = Done<T> | Refused<'bad-field' | 'bad-choice'>;

/** The rights as typed. */
export function teamRights({ role, monthlyLimit, worksLimit }: TypedRights): Readable<TeamRights> {
  const known = invitedRole(role);
  if (!known) return refused('bad-choice', { message: LIMIT_MESSAGES.role });
  const yuan = parseWholeNumber(monthlyLimit.trim());
  if (yuan === null || yuan > MONTHLY_YUAN_MAX) {
    return refusedField('bad-monthly-limit', LIMIT_MESSAGES.monthly);
  }
  const works = worksLimit.trim() === '' ? null : parseWholeNumber(worksLimit.trim());
  if (worksLimit.trim() !== '' && (!works || works > WORKS_MAX)) {
    return refusedField('bad-works-limit', LIMIT_MESSAGES.works);
  }
  return done({ role: known, monthlyFen: yuan * 100, worksMax: works });
}

export function inviteEnds(days: string, now: number): Readable<number> {
  const known = INVITE_DAYS.find((each) => String(each) === days);
  return known ? done(now + known * DAY_MS) : refused('bad-choice', { message: LIMIT_MESSAGES.days });
}

interface Invite {
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  readonly usedAt: number | null;
}

/** Why an invite (邀请链接) is no longer valid; empty if it is. */
export function inviteObstacle({ expiresAt, revokedAt, usedAt }: Invite, now: number): string {
  if (usedAt !== null) return '这个邀请已经使用过，请联系拥有者重新邀请';
  if (revokedAt !== null) return '这个邀请已被撤销，请联系拥有者';
  return now < expiresAt ? '' : '这个邀请已过期，请联系拥有者重新邀请';
}
