import { AddressBlock } from '#web/features/addresses/components/address-block.tsx';
import { CheckoutScreen } from '#web/features/checkout/screens/checkout-screen.tsx';
import { KeptTitleDialog } from '#web/features/invoices/components/kept-title-dialog.tsx';

/** The order confirmation (确认订单) with the addresses of the member in it, and the form of an invoice’s title. */
export function CheckoutRoute() {
  return (
    <CheckoutScreen
      renderAddresses={(slot) => <AddressBlock {...slot} />}
      renderTitleForm={(slot) => <KeptTitleDialog {...slot} />}
    />
  );
}
