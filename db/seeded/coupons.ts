export interface DemoCoupon {
  id: number;
  userId: number;
  name: string;
  kind: 'amount' | 'rate';
  thresholdFen: number;
  /** Fen for an amount, hundredths of a percent taken off for a rate. */
  value: number;
  mostFen?: number;
  goodsIds?: string;
  /** Printing unless told. */
  scope?: 'membership';
  /** Whole days in China, counted from the day of the seed; the second is the first day on which it is past. */
  fromDay: number;
  toDay: number;
}

const DEMO = 10001;
const VIP = 10002;
const SUPER = 10003;
const ENTERPRISE = 10004;

/** 优惠券 of the demo accounts: `super` has one of every situation, `fresh` has none. */
export const SEEDED_COUPONS: readonly DemoCoupon[] = [
  {
    id: 70001,
    userId: SUPER,
    name: '满 500 减 50',
    kind: 'amount',
    thresholdFen: 500_00,
    value: 50_00,
    fromDay: -5,
    toDay: 40,
  },
  {
    id: 70002,
    userId: SUPER,
    name: '全场 9 折，最多减 80',
    kind: 'rate',
    thresholdFen: 0,
    value: 1000,
    mostFen: 80_00,
    fromDay: -2,
    toDay: 20,
  },
  {
    id: 70003,
    userId: SUPER,
    name: '满 300 减 30',
    kind: 'amount',
    thresholdFen: 300_00,
    value: 30_00,
    fromDay: -60,
    toDay: -3,
  },
  {
    id: 70004,
    userId: SUPER,
    name: '迎新满 1000 减 120',
    kind: 'amount',
    thresholdFen: 1000_00,
    value: 120_00,
    fromDay: 10,
    toDay: 60,
  },
  {
    id: 70005,
    userId: SUPER,
    name: '台历挂历满 200 减 40',
    kind: 'amount',
    thresholdFen: 200_00,
    value: 40_00,
    goodsIds: '4,5',
    fromDay: -10,
    toDay: 30,
  },
  {
    id: 71001,
    userId: VIP,
    name: '会员满 200 减 20',
    kind: 'amount',
    thresholdFen: 200_00,
    value: 20_00,
    fromDay: -7,
    toDay: 23,
  },
  {
    id: 72001,
    userId: DEMO,
    name: '新人满 99 减 10',
    kind: 'amount',
    thresholdFen: 99_00,
    value: 10_00,
    fromDay: -1,
    toDay: 29,
  },
  {
    id: 71002,
    userId: VIP,
    name: '续费或升级立减 100',
    kind: 'amount',
    thresholdFen: 500_00,
    value: 100_00,
    scope: 'membership',
    fromDay: -7,
    toDay: 60,
  },
  {
    id: 72002,
    userId: DEMO,
    name: '首次开通会员 9 折',
    kind: 'rate',
    thresholdFen: 0,
    value: 1000,
    scope: 'membership',
    fromDay: -1,
    toDay: 29,
  },
  {
    id: 73001,
    userId: ENTERPRISE,
    name: '企业 95 折，最多减 500',
    kind: 'rate',
    thresholdFen: 1000_00,
    value: 500,
    mostFen: 500_00,
    fromDay: -30,
    toDay: 60,
  },
];
