import type { MemberInfo } from '#web/lib/readers/member-info.ts';
import { accountName } from '#web/lib/readers/session-check.ts';
import type { SessionUser } from '#web/lib/session/session-store.ts';
import { dateWords } from '#web/lib/words/date-words.ts';
import { mobileLine } from '#web/lib/words/mobile-line.ts';

export interface ProfileFact {
  readonly label: string;
  /** Null where the member has not said it. */
  readonly value: string | null;
}

/** The known facts about the member (资料), in reading order; without those of which the backend says nothing. */
export function profileFacts(info: MemberInfo, now: number): readonly ProfileFact[] {
  const { account, mobile, email, region, member_code, registered } = info;
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    ['账号', account],
    ['手机号', mobile],
    ['邮箱', email],
    ['地区', region],
    ['会员编号', member_code],
    ['注册日期', registered === null ? null : dateWords(registered, now)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value: value || null }]));
}

/** Secrets are not shown, not even to their owner. */
const SECRET = /token|passw|pwd|secret|session|cookie|salt|hash|sign|key$/i;
/** A picture or a page that came as a text. */
const MOST_CHARACTERS = 200;

/** Data under the backend's own names (其他资料), shown with these names because their meaning is unknown here. */
export function otherFacts({ others }: Pick<MemberInfo, 'others'>): readonly ProfileFact[] {
  return Object.entries(others)
    .map(([label, value]) => ({ label, value: mobileLine(value.trim()) }))
    .filter(({ label, value }) => value !== '' && value.length <= MOST_CHARACTERS && !SECRET.test(label));
}

/** Membership (会员): its name, until when, and where the way to the plans leads. */
export function membershipOf({
  vip_name,
  vip_lastTime_desc,
}: Pick<MemberInfo, 'vip_name' | 'vip_lastTime_desc'>) {
  return vip_name === null || vip_name === ''
    ? { isMember: false, name: '普通会员', until: '', way: '查看会员方案' }
    : { isMember: true, name: vip_name, until: vip_lastTime_desc ?? '', way: '续费或升级' };
}

const SHARED = [
  'user_id',
  'user_avatar',
  'vip_name',
  'vip_lastTime',
  'vip_lastTime_desc',
  'member_code',
  'yaoqingma',
] as const;

/** Fills gaps in the member data from the session check. */
export function withSession(info: MemberInfo, user: SessionUser | null): MemberInfo {
  if (user === null) return info;
  const texts = SHARED.map((name) => [name, info[name] ?? (user[name] || null)] as const);
  const nick = info.nick ?? info.account ?? (accountName(user.user_account) || null);
  return { ...info, ...Object.fromEntries(texts), nick };
}
