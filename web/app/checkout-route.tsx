import { AddressBlock } from '#web/features/addresses/components/address-block.tsx';
import { queries } from '#web/features/addresses/queries.ts';
import { CheckoutScreen } from '#web/features/checkout/screens/checkout-screen.tsx';
import { KeptTitleDialog } from '#web/features/invoices/components/kept-title-dialog.tsx';

/** What the order confirmation asks first: where the books go decides what the order costs. */
export const firstQuestion = () => queries.list();

/** The order confirmation (确认订单) with the addresses of the member in it, and the form of an invoice’s title. */
export function CheckoutRoute() {
  return (
    <CheckoutScreen
      renderAddresses={(slot) => <AddressBlock {...slot} />}
      renderTitleForm={(slot) => <KeptTitleDialog {...slot} />}
    />
  );
}
