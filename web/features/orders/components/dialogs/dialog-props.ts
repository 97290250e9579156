import type { OrderCard } from '../../api.ts';

/** What every dialog about an order is told. */
export interface DialogProps {
  readonly order: OrderCard;
  readonly onClose: () => void;
}
