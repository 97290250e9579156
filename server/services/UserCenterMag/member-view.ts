import { type Membership, untilText } from '#contracts/rules/membership/standing.ts';
import type { Member } from '#db/queries/account/members.ts';
import type { UserRow } from '#db/queries/account/users.ts';

const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The drawn one, or the one that was brought; its address changes with it, so that nobody sees an old one. */
export function avatarPath({ id, avatarHash }: Pick<UserRow, 'id' | 'avatarHash'>): string {
  return `/media/avatars/${avatarHash === '' ? `${id}.svg` : `${id}/${avatarHash.slice(0, 16)}.webp`}`;
}

/** The middle of a mobile number is nobody's business but its owner's: 190****0003. */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
}

/** 到期说明 of a membership at this moment. */
export function membershipText(user: Membership, now: number): string {
  return untilText(user, dateText(now));
}

let knownDay = Number.NaN;
let knownText = '';

/** The day in China, where the product's days begin. Asked with every session check, mostly for the same day. */
export function dateText(at: number): string {
  const day = Math.floor((at + CHINA_OFFSET_MS) / DAY_MS);
  if (day !== knownDay) {
    knownDay = day;
    knownText = new Date(day * DAY_MS).toISOString().slice(0, 10);
  }
  return knownText;
}

export function regionText(user: UserRow): string {
  return [user.provinceName, user.cityName, user.districtName].filter(Boolean).join(' ');
}

export function bindingsOf(member: Member) {
  return member.binds.map(({ provider, nick, boundAt }) => ({
    type: provider,
    nick,
    bound: dateText(boundAt),
  }));
}
