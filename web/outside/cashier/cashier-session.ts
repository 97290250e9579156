export type Outcome = 'success' | 'fail' | 'no-callback' | 'twice';

/** A payment as the outside party sees it (收银台). */
export interface CashierSession {
  readonly payNo: string;
  readonly state: 'waiting' | 'scanned' | 'succeeded' | 'failed' | 'closed' | 'refunded';
  readonly message: string;
  readonly shop: string;
  readonly amount: string;
  readonly channel: string;
  readonly channelName: string;
  /** What the money is for. */
  readonly purpose: 'orders' | 'recharge' | 'upgrade';
  readonly orders: readonly { readonly orderNo: string; readonly title: string }[];
  /** The outside party has the money, whatever the shop knows. */
  readonly isPaid: boolean;
  readonly canScan: boolean;
  readonly outcomes: readonly Outcome[];
}

export const OUTCOME_WORDS: Readonly<
  Record<Exclude<Outcome, 'success'>, readonly [title: string, note: string]>
> = {
  fail: ['付款失败', '银行拒绝，商家收到失败通知'],
  'no-callback': ['付款成功，但通知丢失', '商家暂时不知道，可在付款页点“我已付款”'],
  twice: ['重复付款', '扣款两次，第二笔由商家退回'],
};
