import { accountName } from '#web/lib/readers/session-check.ts';
import type { SessionUser } from '#web/lib/session/session-store.ts';

/** The name of the member (昵称); the account is kept as the server sent it, so nothing in it is certain. */
export function memberName(user: SessionUser | null): string {
  return accountName(user?.user_account) || '会员';
}

export interface Standing {
  readonly level: string;
  readonly until: string;
}

/** The membership level and how long it lasts (会员等级与到期). */
export function standing(user: SessionUser | null): Standing {
  const level = user?.vip_name ?? '';
  return level === '' ? { level: '普通会员', until: '' } : { level, until: user?.vip_lastTime_desc ?? '' };
}
