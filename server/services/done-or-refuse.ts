import { PROVIDER_NAMES } from '#contracts/rules/account/providers.ts';
import type { Decision, Reason, Refused, Thing } from '#contracts/rules/decision.ts';
import { yuanText } from '#contracts/rules/money.ts';
import * as errors from '#server/errors.ts';

/** What was decided, where it is done; otherwise the reply that says why not, thrown. */
export function doneOrRefuse<T>(decision: Decision<T>): T {
  switch (decision.kind) {
    case 'done':
      return decision.value;
    case 'missing':
      throw MISSING[decision.what]();
    case 'refused':
      throw refusalOf(decision);
  }
}

const MISSING: Readonly<Record<Thing, () => errors.BusinessError>> = {
  address: errors.addressNotFound,
  'after-sale': errors.afterSaleNotFound,
  book: errors.bookNotFound,
  card: errors.cardNotFound,
  'cart-line': errors.cartLineNotFound,
  folder: errors.folderNotFound,
  invoice: errors.invoiceNotFound,
  'invoice-title': errors.invoiceTitleNotFound,
  notice: errors.noticeNotFound,
  order: errors.orderNotFound,
  publication: errors.publicationNotFound,
  recharge: errors.rechargeNotFound,
  'team-invite': errors.teamInviteNotFound,
  'team-member': errors.teamMemberNotFound,
  'team-request': errors.teamRequestNotFound,
};

function refusalOf<R extends Reason>(refusal: Refused<R>): errors.BusinessError {
  return (REFUSALS[refusal.reason] as (refusal: Refused<R>) => errors.BusinessError)(refusal);
}

const REFUSALS: { readonly [R in Reason]: (refusal: Refused<R>) => errors.BusinessError } = {
  'addresses-full': ({ most }) => errors.addressesFull(most),
  'already-bound': ({ provider }) => errors.alreadyBound(PROVIDER_NAMES[provider]),
  'bad-choice': ({ message }) => errors.badChoice(message),
  'bad-field': ({ field, message }) => errors.badField(field, message),
  'bad-idem-key': errors.badIdemKey,
  'book-withdrawn': errors.bookWithdrawn,
  'card-changed': errors.cardChanged,
  'cards-full': ({ most }) => errors.cardsFull(most),
  'cart-full': ({ most }) => errors.cartFull(most),
  'coupon-unusable': ({ message }) => errors.couponUnusable(message),
  'delivery-unavailable': ({ message }) => errors.deliveryUnavailable(message),
  'file-not-replaceable': ({ message }) => errors.fileUnchanged(message),
  'folder-taken': errors.folderTaken,
  'folders-full': ({ most }) => errors.foldersFull(most),
  'gift-code-unusable': ({ message }) => errors.giftCodeUnusable(message),
  'gift-codes-locked': ({ minutesLeft }) => errors.giftCodesLocked(minutesLeft),
  'identity-taken': ({ provider }) => errors.identityTaken(PROVIDER_NAMES[provider]),
  'imports-full': ({ most }) => errors.importsFull(most),
  'invoice-state': errors.invoiceState,
  'login-session-state': errors.loginSessionState,
  'mobile-taken': errors.mobileTaken,
  'not-refundable': ({ message }) => errors.notRefundable(message),
  'order-lines': ({ lines }) => errors.orderLinesRefused(lines),
  'order-state': errors.orderState,
  'orders-not-invoicable': ({ orders }) => errors.ordersNotInvoicable(orders),
  'orders-not-payable': ({ orders }) => errors.ordersNotPayable(orders),
  'price-changed': ({ changes, priceLock }) => errors.priceChanged({ changes, priceLock }),
  'publication-changed': ({ name }) => errors.publicationChanged(name),
  'publication-state': errors.publicationState,
  'recharges-full': ({ most }) => errors.rechargesFull(most),
  'team-changed': errors.teamChanged,
  'team-full': ({ most }) => errors.teamFull(most),
  'team-refused': ({ message }) => errors.teamRefused(message),
  'slug-taken': errors.slugTaken,
  'upgrade-changed': errors.upgradeChanged,
  'titles-full': ({ most }) => errors.titlesFull(most),
  'urged-already': ({ minutesLeft }) => errors.urgedAlready(minutesLeft),
  'wallet-too-low': ({ missingFen }) => errors.walletTooLow(yuanText(missingFen)),
  'works-full': ({ most }) => errors.worksFull(most),
  'wrong-code': errors.wrongCode,
};
