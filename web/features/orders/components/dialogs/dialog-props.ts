import type { OrderCard, OrderDetail } from '../../model/orders.ts';

/** What every dialog about an order gets. */
export interface DialogProps {
  readonly order: OrderCard;
  readonly onClose: () => void;
}

export interface DetailedDialogProps extends DialogProps {
  readonly detail: OrderDetail;
}
