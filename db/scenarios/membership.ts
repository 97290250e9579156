import { SUPER } from '#contracts/rules/account/membership.ts';
import { chinaDateInDays } from '../civil-date.ts';
import { setMembership } from '../queries/account/users.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

interface MembershipParams extends Record<string, string> {
  account: string;
  vipName: string;
}

function membershipScenario(
  name: string,
  title: string,
  days: number,
  description: string,
): Scenario<MembershipParams> {
  return {
    name,
    title,
    description,
    defaults: { account: 'super', vipName: '' },
    run({ db, now }, params) {
      const user = accountOrRefuse(db, params.account);
      const vipName = params.vipName || user.vipName || SUPER;
      const vipLastTime = chinaDateInDays(now, days);
      setMembership(db, user.id, { vipName, vipLastTime }, now);
      return { userId: String(user.id), vipName, vipLastTime };
    },
  };
}

export const membershipExpiresTomorrow = membershipScenario(
  'membership-expires-tomorrow',
  '会员明天到期',
  1,
  'The membership of the account ends tomorrow; without a level it keeps the one it has.',
);
export const membershipExpiresSoon = membershipScenario(
  'membership-expires-soon',
  '会员三天后到期',
  3,
  'The membership of the account ends in three days.',
);
export const membershipInGrace = membershipScenario(
  'membership-in-grace',
  '会员过期，宽限期内',
  -10,
  'The membership of the account ended ten days ago; its grace (宽限期) lasts.',
);
export const membershipReadOnly = membershipScenario(
  'membership-read-only',
  '会员过期，只读',
  -40,
  'The membership of the account is over and its grace too: looking and exporting only (只读).',
);
export const membershipExpired = membershipScenario(
  'membership-expired',
  '会员昨天过期',
  -1,
  'The membership of the account ended yesterday; the level it had is still written down.',
);
