// Written by `npm run generate` from db/scenarios. Never edited by hand.
import { accountLocked } from '../login-limits.ts';
import { addressesFull } from '../addresses.ts';
import { addressesNone } from '../addresses.ts';
import { addressesWithoutDefault } from '../addresses.ts';
import { balanceLow } from '../wallets.ts';
import { cardsMade } from '../cards-made.ts';
import { cartEmpty } from '../cart-states.ts';
import { cartFull } from '../cart-states.ts';
import { cartLineDeleted } from '../cart-states.ts';
import { cartLineWithdrawn } from '../cart-states.ts';
import { cartOrdered } from '../cart-ordered.ts';
import { cartRuleLines } from '../cart-rule-lines.ts';
import { closingAsked } from '../account-closing.ts';
import { couponsGiven } from '../coupons.ts';
import { demoOrders } from '../orders.ts';
import { draftInConflict } from '../draft-in-conflict.ts';
import { draftMade } from '../draft-made.ts';
import { feedbackSent } from '../feedback-sent.ts';
import { giftCodesGiven } from '../gift-codes.ts';
import { giftCodesLocked } from '../gift-codes.ts';
import { goodsOnSale } from '../goods-on-sale.ts';
import { hotAreas } from '../hot-areas.ts';
import { importInState } from '../import-in-state.ts';
import { importsBegun } from '../imports-begun.ts';
import { invoiceInState } from '../invoices.ts';
import { titlesMany } from '../invoices.ts';
import { invoicesFilled } from '../invoices.ts';
import { invoicesNone } from '../invoices.ts';
import { linkRead } from '../link-read.ts';
import { lockedAreasFound } from '../memberships-told.ts';
import { loggedIn } from '../sessions.ts';
import { manyDevices } from '../many-devices.ts';
import { memberCarts } from '../member-carts.ts';
import { memberCodesGiven } from '../memberships-told.ts';
import { membershipExpired } from '../membership.ts';
import { membershipExpiresSoon } from '../membership.ts';
import { membershipExpiresTomorrow } from '../membership.ts';
import { membershipInGrace } from '../membership.ts';
import { membershipReadOnly } from '../membership.ts';
import { noticesTold } from '../notices.ts';
import { onlyLoginMethod } from '../only-login-method.ts';
import { orderInState } from '../order-in-state.ts';
import { paymentInState } from '../payment-in-state.ts';
import { personasSeeded } from '../personas-seeded.ts';
import { printFileFailed } from '../print-file-failed.ts';
import { publicationChanged } from '../publication-changed.ts';
import { publicationInState } from '../publication-in-state.ts';
import { publicationsMade } from '../publications-made.ts';
import { qrCancelled } from '../qr-login.ts';
import { qrConfirmed } from '../qr-login.ts';
import { qrExpired } from '../qr-login.ts';
import { qrScanned } from '../qr-login.ts';
import { qrWaiting } from '../qr-login.ts';
import { readerOptions } from '../reader-options.ts';
import { readingMode } from '../reading-mode.ts';
import { rechargeInState } from '../recharge-in-state.ts';
import { sessionExpired } from '../sessions.ts';
import { shareInvite } from '../share-invite.ts';
import { shareLink } from '../share-link.ts';
import { taxAuthority } from '../invoices.ts';
import { teamInviteOpen } from '../teams.ts';
import { teamMember } from '../teams.ts';
import { teamOfThree } from '../teams.ts';
import { teamRequestWaiting } from '../teams.ts';
import { teamWork } from '../team-work.ts';
import { teamsSeeded } from '../teams.ts';
import { thirdPartyApproved } from '../third-party-login.ts';
import { thirdPartyBound } from '../third-party-login.ts';
import { thirdPartyJustBound } from '../third-party-login.ts';
import { thirdPartyNotBound } from '../third-party-login.ts';
import { thirdPartyRefused } from '../third-party-login.ts';
import { thirdPartyUnbound } from '../third-party-login.ts';
import { thirdPartyWaiting } from '../third-party-login.ts';
import { transferInState } from '../transfer-in-state.ts';
import { upgradeInState } from '../upgrade-in-state.ts';
import { verificationCodeJustSent } from '../verification-code-just-sent.ts';
import { verificationCodeSent } from '../login-limits.ts';
import { walletHolds } from '../wallets.ts';
import { walletsFilled } from '../wallets.ts';
import type { Scenario } from '../types.ts';

export const SCENARIOS = {
  'account-locked': accountLocked,
  'addresses-full': addressesFull,
  'addresses-none': addressesNone,
  'addresses-without-default': addressesWithoutDefault,
  'balance-low': balanceLow,
  'cards-made': cardsMade,
  'cart-empty': cartEmpty,
  'cart-full': cartFull,
  'cart-line-deleted': cartLineDeleted,
  'cart-line-withdrawn': cartLineWithdrawn,
  'cart-ordered': cartOrdered,
  'cart-rule-lines': cartRuleLines,
  'closing-asked': closingAsked,
  'coupons-given': couponsGiven,
  'demo-orders': demoOrders,
  'draft-in-conflict': draftInConflict,
  'draft-made': draftMade,
  'feedback-sent': feedbackSent,
  'gift-codes-given': giftCodesGiven,
  'gift-codes-locked': giftCodesLocked,
  'goods-on-sale': goodsOnSale,
  'hot-areas': hotAreas,
  'import-in-state': importInState,
  'imports-begun': importsBegun,
  'invoice-in-state': invoiceInState,
  'invoice-titles-full': titlesMany,
  'invoices-filled': invoicesFilled,
  'invoices-none': invoicesNone,
  'link-read': linkRead,
  'locked-areas-found': lockedAreasFound,
  'logged-in': loggedIn,
  'many-devices': manyDevices,
  'member-carts': memberCarts,
  'member-codes-given': memberCodesGiven,
  'membership-expired': membershipExpired,
  'membership-expires-soon': membershipExpiresSoon,
  'membership-expires-tomorrow': membershipExpiresTomorrow,
  'membership-in-grace': membershipInGrace,
  'membership-read-only': membershipReadOnly,
  'notices-told': noticesTold,
  'only-login-method': onlyLoginMethod,
  'order-in-state': orderInState,
  'payment-in-state': paymentInState,
  'personas-seeded': personasSeeded,
  'print-file-failed': printFileFailed,
  'publication-changed': publicationChanged,
  'publication-in-state': publicationInState,
  'publications-made': publicationsMade,
  'qr-cancelled': qrCancelled,
  'qr-confirmed': qrConfirmed,
  'qr-expired': qrExpired,
  'qr-scanned': qrScanned,
  'qr-waiting': qrWaiting,
  'reader-options': readerOptions,
  'reading-mode': readingMode,
  'recharge-in-state': rechargeInState,
  'session-expired': sessionExpired,
  'share-invite': shareInvite,
  'share-link': shareLink,
  'tax-authority': taxAuthority,
  'team-invite-open': teamInviteOpen,
  'team-member': teamMember,
  'team-of-three': teamOfThree,
  'team-request-waiting': teamRequestWaiting,
  'team-work': teamWork,
  'teams-seeded': teamsSeeded,
  'third-party-approved': thirdPartyApproved,
  'third-party-bound': thirdPartyBound,
  'third-party-just-bound': thirdPartyJustBound,
  'third-party-not-bound': thirdPartyNotBound,
  'third-party-refused': thirdPartyRefused,
  'third-party-unbound': thirdPartyUnbound,
  'third-party-waiting': thirdPartyWaiting,
  'transfer-in-state': transferInState,
  'upgrade-in-state': upgradeInState,
  'verification-code-just-sent': verificationCodeJustSent,
  'verification-code-sent': verificationCodeSent,
  'wallet-holds': walletHolds,
  'wallets-filled': walletsFilled,
} satisfies Record<string, Scenario>;
