import { RebuyDialog } from '#web/features/orders/components/dialogs/rebuy-dialog.tsx';
import { PayScreen } from '#web/features/payment/screens/pay-screen.tsx';

/** The payment (支付), from which what came too late can be bought once more. */
export function PayRoute() {
  return <PayScreen renderRebuy={(slot) => <RebuyDialog {...slot} />} />;
}
