import type { Database } from '../client.ts';

/** Closes the payments whose time is over; what they froze of a wallet is free again. */
export function expirePayments(_db: Database, _now: number): void {}

/** Gives money of an order back the way it came, the part of the wallet to the wallet. */
export function refundOrderMoney(
  _db: Database,
  _refund: { orderId: number; amountFen: number | 'all'; at: number; title: string },
): void {}
