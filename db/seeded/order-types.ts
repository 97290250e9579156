import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import type { DeliveryCode } from '#contracts/rules/price/delivery.ts';
import type { DemoAccount } from './accounts.ts';

export interface DemoOrderLine {
  /** The art id of the publication. */
  readonly work: string;
  readonly goodsId: number;
  readonly count: number;
  readonly chosen?: readonly string[];
  readonly remark?: string;
}

export interface DemoAfterSale {
  readonly kind: 'reprint' | 'partial' | 'refund';
  readonly state: 'applied' | 'done';
  readonly reason: string;
  readonly description: string;
  readonly answer?: string;
  readonly amountFen?: number;
  readonly hoursAgo: number;
}

export interface DemoOrder {
  readonly account: DemoAccount;
  readonly state: OrderState;
  readonly stage?: string;
  readonly wantsProof?: boolean;
  readonly byItself?: boolean;
  /** The member knew of what the check finds in the file, and had it printed as it is. */
  readonly isAccepted?: boolean;
  /** How long ago it came into its state. */
  readonly hoursSince: number;
  readonly lines: readonly DemoOrderLine[];
  readonly addressId: number;
  readonly delivery?: DeliveryCode;
  readonly channel?: 'weixin' | 'alipay' | 'transfer';
  /** The part that the wallet paid; its entries have to say the same. */
  readonly wallet?: { readonly principalFen: number; readonly bonusFen: number };
  readonly invoice?: InvoiceWish;
  readonly remark?: string;
  readonly reason?: string;
  readonly review?: { readonly stars: number; readonly text: string };
  readonly afterSale?: DemoAfterSale;
  /** The first line was sent ahead of the others. */
  readonly isPartShipped?: boolean;
}
