import type { DemoAccount } from './accounts.ts';

export interface DemoWalletEntry {
  readonly kind: 'recharge' | 'pay' | 'refund' | 'adjust';
  readonly title: string;
  /** Principal and bonus apart, signed. */
  readonly principalFen: number;
  readonly bonusFen: number;
  readonly daysAgo: number;
}

/**
 * 钱包 of the demo accounts, told by their entries, the oldest first: each adds up to what the account has.
 * super 2000.00 and 320.50 bonus, vip 500.00, demo 80.00 and 20.00, enterprise 50000.00 and 5000.00.
 */
export const SEEDED_WALLETS: readonly (readonly [DemoAccount, readonly DemoWalletEntry[]])[] = [
  [
    'super',
    [
      { kind: 'recharge', title: '充值 3000 送 600', principalFen: 300_000, bonusFen: 60_000, daysAgo: 196 },
      { kind: 'pay', title: '印刷订单付款', principalFen: -38_000, bonusFen: -60_000, daysAgo: 171 },
      { kind: 'pay', title: '印刷订单付款', principalFen: -62_000, bonusFen: 0, daysAgo: 88 },
      { kind: 'recharge', title: '充值 1000 送 300', principalFen: 100_000, bonusFen: 30_000, daysAgo: 40 },
      { kind: 'adjust', title: '晒单奖励', principalFen: 0, bonusFen: 2_050, daysAgo: 26 },
      { kind: 'pay', title: '印刷订单付款', principalFen: -112_800, bonusFen: 0, daysAgo: 19 },
      { kind: 'refund', title: '订单退款', principalFen: 12_800, bonusFen: 0, daysAgo: 12 },
    ],
  ],
  [
    'vip',
    [
      { kind: 'recharge', title: '充值 800', principalFen: 80_000, bonusFen: 0, daysAgo: 63 },
      { kind: 'pay', title: '印刷订单付款', principalFen: -30_000, bonusFen: 0, daysAgo: 35 },
    ],
  ],
  [
    'demo',
    [
      { kind: 'recharge', title: '充值 100 送 20', principalFen: 10_000, bonusFen: 2_000, daysAgo: 21 },
      { kind: 'pay', title: '印刷订单付款', principalFen: -2_000, bonusFen: -2_000, daysAgo: 14 },
      { kind: 'adjust', title: '新会员奖励', principalFen: 0, bonusFen: 2_000, daysAgo: 9 },
    ],
  ],
  [
    'enterprise',
    [
      {
        kind: 'recharge',
        title: '对公充值 50000 送 5000',
        principalFen: 5_000_000,
        bonusFen: 500_000,
        daysAgo: 120,
      },
      { kind: 'pay', title: '印刷订单付款', principalFen: -700_000, bonusFen: -500_000, daysAgo: 74 },
      {
        kind: 'recharge',
        title: '对公充值 7000 送 5000',
        principalFen: 700_000,
        bonusFen: 500_000,
        daysAgo: 15,
      },
    ],
  ],
];
