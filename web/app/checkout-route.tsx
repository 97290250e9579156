import { AddressBlock } from '#web/features/addresses/components/address-block.tsx';
import { CheckoutScreen } from '#web/features/checkout/screens/checkout-screen.tsx';

/** The order confirmation (确认订单) with the addresses of the member in it. */
export function CheckoutRoute() {
  return <CheckoutScreen renderAddresses={(slot) => <AddressBlock {...slot} />} />;
}
