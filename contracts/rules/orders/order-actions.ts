import type { OrderState } from './order-states.ts';
import { AFTER_SALE_WITHIN_MS } from './order-times.ts';

/** What a customer can do with an order (可用操作). */
export type OrderAction =
  | 'pay'
  | 'viewTransfer'
  | 'viewApproval'
  | 'updateAddress'
  | 'cancel'
  | 'viewProblems'
  | 'replaceFile'
  | 'acceptFile'
  | 'urge'
  | 'refund'
  | 'confirmProof'
  | 'changeProof'
  | 'viewProgress'
  | 'acknowledgeDelay'
  | 'viewParcels'
  | 'confirmReceive'
  | 'rebuy'
  | 'afterSale'
  | 'cancelAfterSale'
  | 'review'
  | 'delete';

/** Why a payment that was begun is not there yet: a bank transfer is being checked, or the team is asked. */
export type PaymentHeld = 'transfer' | 'approval' | null;

export interface ActionFacts {
  readonly state: OrderState;
  readonly doneAt: number | null;
  readonly isDelaySeen: boolean;
  readonly isReviewed: boolean;
  /** The unfinished after-sale, if any. */
  readonly openAfterSale: 'applied' | 'running' | null;
  readonly held: PaymentHeld;
  /** Nothing is shipped, so there is no address. */
  readonly isPickup: boolean;
  readonly now: number;
}

const BY_STATE: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  unpaid: ['pay', 'viewTransfer', 'viewApproval', 'updateAddress', 'cancel'],
  paid: ['replaceFile', 'urge', 'updateAddress', 'refund'],
  checking_failed: ['viewProblems', 'replaceFile', 'acceptFile', 'updateAddress', 'refund'],
  proofing: ['confirmProof', 'changeProof', 'updateAddress'],
  ready: ['updateAddress', 'refund'],
  producing: ['viewProgress'],
  delayed: ['acknowledgeDelay', 'viewProgress', 'refund'],
  shipped: ['confirmReceive', 'viewParcels'],
  done: ['rebuy', 'review', 'afterSale', 'cancelAfterSale', 'viewParcels', 'delete'],
  refunding: ['rebuy'],
  canceled: ['rebuy', 'delete'],
  closed: ['rebuy', 'delete'],
};

/** What the customer can do now, the most likely first. The server enforces it; a client only displays it. */
export function orderActions(facts: ActionFacts): OrderAction[] {
  return BY_STATE[facts.state].filter((action) => isPossible(action, facts));
}

export function canDo(action: OrderAction, facts: ActionFacts): boolean {
  return orderActions(facts).includes(action);
}

function isPossible(action: OrderAction, facts: ActionFacts): boolean {
  switch (action) {
    case 'pay':
      return facts.held === null;
    case 'updateAddress':
      return !facts.isPickup;
    case 'viewTransfer':
      return facts.held === 'transfer';
    case 'viewApproval':
      return facts.held === 'approval';
    case 'acknowledgeDelay':
      return !facts.isDelaySeen;
    case 'review':
      return !facts.isReviewed;
    case 'afterSale':
      return facts.openAfterSale === null && facts.now < (facts.doneAt ?? 0) + AFTER_SALE_WITHIN_MS;
    case 'cancelAfterSale':
      return facts.openAfterSale === 'applied';
    case 'delete':
      return facts.openAfterSale === null;
    default:
      return true;
  }
}
