import { ENTERPRISE, SUPER, VIP } from '#contracts/rules/account/membership.ts';

/** 会员码, one in every state; whoever shows the product has to know them, so they are no secrets. */
export const SEEDED_MEMBER_CODES = [
  { id: 1, code: 'DESK2345VPYR', title: 'VIP 年卡', level: VIP, term: 'year', validDays: 180 },
  { id: 2, code: 'DESK2345VPMN', title: 'VIP 月卡', level: VIP, term: 'month', validDays: 180 },
  { id: 3, code: 'DESK2345SPYR', title: '超级会员年卡', level: SUPER, term: 'year', validDays: 180 },
  {
    id: 4,
    code: 'DESK2345VUSD',
    title: '企业高级版年卡',
    level: ENTERPRISE,
    term: 'year',
    validDays: 180,
    usedBy: 'enterprise',
  },
  { id: 5, code: 'DESK2345VPST', title: 'VIP 月卡', level: VIP, term: 'month', validDays: -1 },
] as const;

/** 被锁功能: what the ordinary member ran into lately. */
export const SEEDED_LOCKED_HITS = [
  { account: 'demo', area: 'statistics', daysAgo: 12, times: 4 },
  { account: 'demo', area: 'sub-members', daysAgo: 5, times: 2 },
] as const;
