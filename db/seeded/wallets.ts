import type { RechargeChannel } from '#contracts/rules/wallet/recharge.ts';
import type { DemoAccount } from './accounts.ts';

/** Something that happened to a wallet before today. What a seeded order took of it the order itself tells. */
export type DemoWalletEvent = { readonly daysAgo: number } & (
  | {
      readonly kind: 'recharge';
      /** The payment of it; below those of the orders. */
      readonly id: number;
      readonly channel: RechargeChannel;
      readonly payFen: number;
      readonly bonusFen: number;
      /** It was wanted back so many days ago, and nothing of its bonus was left. */
      readonly refundedDaysAgo?: number;
    }
  /** Begun and left alone (已关闭). */
  | {
      readonly kind: 'given-up';
      readonly id: number;
      readonly channel: RechargeChannel;
      readonly payFen: number;
    }
  /** Orders of before the seeded ones, and what they gave back. */
  | { readonly kind: 'pay' | 'refund'; readonly principalFen: number; readonly bonusFen: number }
  /** Transferred and reported, not yet found (核对中). */
  | {
      readonly kind: 'reported';
      readonly id: number;
      readonly payFen: number;
      readonly payer: string;
      readonly serialNo: string;
    }
  | { readonly kind: 'reward' | 'gift'; readonly title: string; readonly bonusFen: number }
);

/**
 * 钱包 of the demo accounts, the oldest first. With the seeded orders each comes to what the account has:
 * super 2000.00 and 320.50 bonus, vip 500.00, demo 80.00 and 20.00, enterprise 50000.00 and 5000.00.
 */
export const SEEDED_WALLETS: readonly (readonly [DemoAccount, readonly DemoWalletEvent[]])[] = [
  [
    'super',
    [
      { kind: 'recharge', id: 60_001, channel: 'weixin', payFen: 300_000, bonusFen: 60_000, daysAgo: 196 },
      // 171 days ago an order took 380.00 and 600.00 bonus.
      {
        kind: 'recharge',
        id: 60_002,
        channel: 'alipay',
        payFen: 50_000,
        bonusFen: 3_000,
        daysAgo: 132,
        refundedDaysAgo: 130,
      },
      { kind: 'pay', principalFen: 62_000, bonusFen: 0, daysAgo: 88 },
      { kind: 'pay', principalFen: 112_800, bonusFen: 0, daysAgo: 60 },
      { kind: 'refund', principalFen: 12_800, bonusFen: 0, daysAgo: 53 },
      { kind: 'given-up', id: 60_003, channel: 'weixin', payFen: 500_000, daysAgo: 41 },
      { kind: 'recharge', id: 60_004, channel: 'weixin', payFen: 100_000, bonusFen: 30_000, daysAgo: 40 },
      { kind: 'reward', title: '晒单奖励', bonusFen: 2_050, daysAgo: 5 },
    ],
  ],
  [
    'vip',
    [
      { kind: 'recharge', id: 60_011, channel: 'alipay', payFen: 80_000, bonusFen: 0, daysAgo: 63 },
      { kind: 'pay', principalFen: 30_000, bonusFen: 0, daysAgo: 35 },
    ],
  ],
  [
    'demo',
    [
      { kind: 'recharge', id: 60_021, channel: 'weixin', payFen: 10_000, bonusFen: 2_000, daysAgo: 21 },
      { kind: 'pay', principalFen: 2_000, bonusFen: 2_000, daysAgo: 14 },
      { kind: 'reward', title: '新会员奖励', bonusFen: 2_000, daysAgo: 9 },
    ],
  ],
  [
    'enterprise',
    [
      {
        kind: 'recharge',
        id: 60_031,
        channel: 'transfer',
        payFen: 5_000_000,
        bonusFen: 500_000,
        daysAgo: 120,
      },
      { kind: 'gift', title: '开店礼品卡', bonusFen: 3_000, daysAgo: 100 },
      { kind: 'pay', principalFen: 700_000, bonusFen: 503_000, daysAgo: 74 },
      { kind: 'recharge', id: 60_032, channel: 'transfer', payFen: 700_000, bonusFen: 500_000, daysAgo: 15 },
      {
        kind: 'reported',
        id: 60_033,
        payFen: 2_000_000,
        payer: '深圳示例科技有限公司',
        serialNo: '2026DEMO0033',
        daysAgo: 0.2,
      },
    ],
  ],
];

/** 兑换码, one in every state; whoever shows the product has to know them, so they are no secrets. */
export const SEEDED_GIFT_CODES = [
  { id: 1, code: 'DESK2345GFTA', title: '新春礼品卡', bonusFen: 5_000, validDays: 180 },
  { id: 2, code: 'DESK2345GFTB', title: '老友礼品卡', bonusFen: 2_000, validDays: 180 },
  {
    id: 3,
    code: 'DESK2345USED',
    title: '开店礼品卡',
    bonusFen: 3_000,
    validDays: 180,
    usedBy: 'enterprise',
    usedDaysAgo: 100,
  },
  { id: 4, code: 'DESK2345PAST', title: '中秋礼品卡', bonusFen: 3_000, validDays: -1 },
  { id: 5, code: 'DESK2345VXYD', title: '内测礼品卡', bonusFen: 3_000, validDays: 180, isVoided: true },
] as const;
