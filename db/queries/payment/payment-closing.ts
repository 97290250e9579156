import { eq } from 'drizzle-orm';
import { isOpen } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { payments } from '../../schema/index.ts';
import type { PaymentRow } from './payment-reading.ts';
import { giveCouponBack } from './user-coupons.ts';
import { unfreezeWallet } from './wallets.ts';

/** Ends a payment that still waits; what it froze of the wallet, and its coupon, are free again (关闭支付单). */
export function endPayment(
  db: Database,
  payment: PaymentRow,
  { state, message }: { state: 'closed' | 'failed' | 'refunded'; message: string },
): void {
  if (isOpen(payment)) {
    unfreezeWallet(db, payment.userId, {
      principalFen: payment.walletPrincipalFen,
      bonusFen: payment.walletBonusFen,
    });
  }
  giveCouponBack(db, payment.id);
  db.orm.update(payments).set({ state, message }).where(eq(payments.id, payment.id)).run();
}
