/** Accounts of the demo (演示账号); all share one password. */
export const DEMO_ACCOUNTS = [
  { account: 'super', shows: '超级会员，功能全部开放' },
  { account: 'vip', shows: 'VIP，成员管理可用' },
  { account: 'enterprise', shows: '企业高级版，成员管理可用' },
  { account: 'demo', shows: '普通会员，可完整购物' },
  { account: 'fresh', shows: '今日注册，各处还是空的' },
] as const;
