import type { ResourceName } from '#contracts/operations.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type PayOptions = DataOf<'PayServiceMag.getPayOptions'>;
export type Payment = DataOf<'PayServiceMag.queryPay'>;
export type Channel = Payment['channel'];
export type OrderResult = DataOf<'OrderServiceMag.getOrderResult'>;
/** An order of the result. */
export type PaidOrder = OrderResult['orders'][number];

/** What is stale once orders are paid. */
export const PAID: readonly ResourceName[] = [
  'orders',
  'counters',
  'order-result',
  'pay-options',
  'member-info',
  'wallet',
];

/** What is stale once a recharge is paid. */
export const RECHARGED: readonly ResourceName[] = ['wallet', 'pay-options', 'order-preview', 'counters'];

/** What is stale once a membership is paid. */
export const UPGRADED: readonly ResourceName[] = [...RECHARGED, 'membership', 'member-info', 'imports'];
