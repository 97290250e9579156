import { AddressDialog } from '#web/features/addresses/components/address-dialog.tsx';
import { OrdersScreen } from '#web/features/orders/screens/orders-screen.tsx';

/** The orders, with the addresses that they can be sent to instead. */
export function OrdersWithAddresses() {
  return <OrdersScreen renderAddressPicker={(slot) => <AddressDialog {...slot} />} />;
}
