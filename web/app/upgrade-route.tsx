import { SinglePayment } from '#web/features/payment/components/single-payment.tsx';
import { UPGRADED } from '#web/features/payment/mutations.ts';
import { UpgradeDone } from '#web/features/upgrade/components/upgrade-done.tsx';
import { UpgradeScreen } from '#web/features/upgrade/screens/upgrade-screen.tsx';
import { checkSession } from './session-check.ts';

/** The level stands in the session, from which every lock reads it. */
const learnLevel = () => void checkSession();

/** 升级会员, which is paid for at the cashier of the orders. */
export function UpgradeRoute() {
  return (
    <UpgradeScreen
      onRaised={learnLevel}
      renderPayment={({ payNo, name, back, way, onOver }) => (
        <SinglePayment
          key={payNo}
          payNo={payNo}
          name={name}
          kept="价格"
          back={back}
          touches={UPGRADED}
          onPaid={learnLevel}
          renderPaid={({ message }) => <UpgradeDone message={message} way={way} onClose={onOver} />}
          onGiveUp={onOver}
        />
      )}
    />
  );
}
