import { SinglePayment } from '#web/features/payment/components/single-payment.tsx';
import { RECHARGED } from '#web/features/payment/mutations.ts';
import { RechargeDone } from '#web/features/wallet/components/recharge-done.tsx';
import { RechargeScreen } from '#web/features/wallet/screens/recharge-screen.tsx';

/** The wallet (充值), which is paid for at the cashier of the orders. */
export function RechargeRoute() {
  return (
    <RechargeScreen
      renderPayment={({ onOver, ...slot }) => (
        <SinglePayment
          key={slot.payNo}
          {...slot}
          kept="这笔充值"
          touches={RECHARGED}
          renderPaid={({ amount, message }) => (
            <RechargeDone amount={amount} message={message} onClose={onOver} />
          )}
          onGiveUp={onOver}
        />
      )}
    />
  );
}
