import { RechargePayment } from '#web/features/payment/components/recharge-payment.tsx';
import { RechargeDone } from '#web/features/wallet/components/recharge-done.tsx';
import { RechargeScreen } from '#web/features/wallet/screens/recharge-screen.tsx';

/** The wallet (充值), which is paid for at the cashier of the orders. */
export function RechargeRoute() {
  return (
    <RechargeScreen
      renderPayment={({ onOver, ...slot }) => (
        <RechargePayment
          key={slot.payNo}
          {...slot}
          renderPaid={({ amount, message }) => (
            <RechargeDone amount={amount} message={message} onClose={onOver} />
          )}
          onGiveUp={onOver}
        />
      )}
    />
  );
}
