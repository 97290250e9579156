import { type Address, oneOf, pageNumber, words } from '#web/kit/address/address.ts';

export const VIEWS = {
  members: '成员',
  requests: '审批',
  orders: '成员订单',
  works: '成员作品',
  together: '一起编辑',
  log: '动态',
} as const;
export type View = keyof typeof VIEWS;

export const TEAM_PLACE = {
  view: oneOf(Object.keys(VIEWS) as View[], 'members'),
  /** A state of members or of requests, or the id of a member; empty for all. */
  of: words,
  page: pageNumber,
};

export type TeamPlace = Address<typeof TEAM_PLACE>;
