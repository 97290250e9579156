import { addressesFull, addressesNone, addressesWithoutDefault } from './addresses.ts';
import { cartOrdered } from './cart-ordered.ts';
import { cartRuleLines } from './cart-rule-lines.ts';
import { cartEmpty, cartFull, cartLineDeleted, cartLineWithdrawn } from './cart-states.ts';
import { couponsGiven } from './coupons.ts';
import { feedbackSent } from './feedback-sent.ts';
import { goodsOnSale } from './goods-on-sale.ts';
import { accountLocked, verificationCodeSent } from './login-limits.ts';
import { memberCarts } from './member-carts.ts';
import { membershipExpired, membershipExpiresTomorrow } from './membership.ts';
import { onlyLoginMethod } from './only-login-method.ts';
import { orderInState } from './order-in-state.ts';
import { demoOrders } from './orders.ts';
import { paymentInState } from './payment-in-state.ts';
import { personasSeeded } from './personas-seeded.ts';
import { publicationChanged } from './publication-changed.ts';
import { publicationsMade } from './publications-made.ts';
import { qrCancelled, qrConfirmed, qrExpired, qrScanned, qrWaiting } from './qr-login.ts';
import { loggedIn, sessionExpired } from './sessions.ts';
import {
  thirdPartyApproved,
  thirdPartyBound,
  thirdPartyJustBound,
  thirdPartyNotBound,
  thirdPartyRefused,
  thirdPartyUnbound,
  thirdPartyWaiting,
} from './third-party-login.ts';
import { type Scenario, type ScenarioContext, type ScenarioParams, ScenarioRefused } from './types.ts';
import { verificationCodeJustSent } from './verification-code-just-sent.ts';
import { walletHolds, walletsFilled } from './wallets.ts';

export { type Scenario, type ScenarioContext, type ScenarioParams, ScenarioRefused } from './types.ts';

/** Every scenario by its name; the names are what seeds, tests, contract states and the control plane use. */
export const SCENARIOS = {
  'personas-seeded': personasSeeded,
  'goods-on-sale': goodsOnSale,
  'publications-made': publicationsMade,
  'publication-changed': publicationChanged,
  'cart-rule-lines': cartRuleLines,
  'member-carts': memberCarts,
  'coupons-given': couponsGiven,
  'wallets-filled': walletsFilled,
  'logged-in': loggedIn,
  'session-expired': sessionExpired,
  'qr-waiting': qrWaiting,
  'qr-scanned': qrScanned,
  'qr-confirmed': qrConfirmed,
  'qr-cancelled': qrCancelled,
  'qr-expired': qrExpired,
  'third-party-waiting': thirdPartyWaiting,
  'third-party-approved': thirdPartyApproved,
  'third-party-unbound': thirdPartyUnbound,
  'third-party-refused': thirdPartyRefused,
  'third-party-just-bound': thirdPartyJustBound,
  'third-party-bound': thirdPartyBound,
  'third-party-not-bound': thirdPartyNotBound,
  'only-login-method': onlyLoginMethod,
  'addresses-none': addressesNone,
  'addresses-without-default': addressesWithoutDefault,
  'addresses-full': addressesFull,
  'account-locked': accountLocked,
  'verification-code-sent': verificationCodeSent,
  'verification-code-just-sent': verificationCodeJustSent,
  'membership-expires-tomorrow': membershipExpiresTomorrow,
  'membership-expired': membershipExpired,
  'cart-empty': cartEmpty,
  'cart-line-withdrawn': cartLineWithdrawn,
  'cart-line-deleted': cartLineDeleted,
  'cart-full': cartFull,
  'cart-ordered': cartOrdered,
  'feedback-sent': feedbackSent,
  'demo-orders': demoOrders,
  'order-in-state': orderInState,
  'payment-in-state': paymentInState,
  'wallet-holds': walletHolds,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

/** In the order in which the registry lists them. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS).filter(isScenarioName);

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

/** Runs a scenario whole or not at all; a parameter it does not know is refused rather than ignored. */
export function runScenario(
  name: ScenarioName,
  context: ScenarioContext,
  params: ScenarioParams = {},
): Record<string, string> {
  const scenario: Scenario = SCENARIOS[name];
  const unknown = Object.keys(params).filter((key) => !Object.hasOwn(scenario.defaults, key));
  if (unknown.length > 0) {
    const known = Object.keys(scenario.defaults).join(', ') || 'none';
    throw new ScenarioRefused(`scenario ${name} has no parameter ${unknown.join(', ')}; it has: ${known}`);
  }
  return context.db.sqlite.transaction(() => scenario.run(context, { ...scenario.defaults, ...params }))();
}
