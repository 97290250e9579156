import type { Area } from '#contracts/rules/account/membership.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { mayUseArea, type Phase, phaseOf } from '#contracts/rules/membership/standing.ts';
import { useServerNow } from '../use-server-now.ts';
import { useSession } from './session-store.ts';

/** Whether the member may make something new in an area (会员专区): a membership that is long over opens looking only. */
export function useMayMake(area: Area): boolean {
  const { user } = useSession();
  const today = chinaIsoDay(useServerNow(null));
  if (user === null) return false;
  const membership = { vipName: user.vip_name, vipLastTime: lastDay(user.vip_lastTime) };
  return mayUseArea(area, membership, { today, isWrite: true });
}

/** Where the own membership stands (会员状态). */
export function useMembershipPhase(): Phase {
  const { user } = useSession();
  const today = chinaIsoDay(useServerNow(null));
  if (user === null) return 'none';
  return phaseOf({ vipName: user.vip_name, vipLastTime: lastDay(user.vip_lastTime) }, today);
}

/** Another backend may write it otherwise; what cannot be read locks nothing. */
function lastDay(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
  return Number.isNaN(Date.parse(day)) ? '' : day;
}
