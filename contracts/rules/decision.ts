import type { Provider } from './account/providers.ts';

/**
 * What every refusal of the product has to say, by its reason. A reason that needs no more facts has none; what is
 * said of it to a customer is decided where replies are made.
 */
export interface Refusals {
  readonly 'addresses-full': { readonly most: number };
  /** The identity, or the member, is bound to another one (已绑定). */
  readonly 'already-bound': { readonly provider: Provider };
  readonly 'bad-choice': { readonly message: string };
  readonly 'bad-field': { readonly field: string; readonly message: string };
  readonly 'bad-idem-key': unknown;
  readonly 'book-withdrawn': unknown;
  readonly 'cart-full': { readonly most: number };
  readonly 'coupon-unusable': { readonly message: string };
  readonly 'delivery-unavailable': { readonly message: string };
  readonly 'file-not-replaceable': { readonly message: string };
  readonly 'folder-taken': unknown;
  readonly 'folders-full': { readonly most: number };
  /** So many imports are not finished (未完成的导入). */
  readonly 'imports-full': { readonly most: number };
  readonly 'gift-code-unusable': { readonly message: string };
  readonly 'gift-codes-locked': { readonly minutesLeft: number };
  readonly 'identity-taken': { readonly provider: Provider };
  readonly 'login-session-state': unknown;
  readonly 'mobile-taken': unknown;
  /** Nothing of a recharge can go back. */
  readonly 'not-refundable': { readonly message: string };
  readonly 'order-lines': { readonly lines: readonly RefusedLine[] };
  readonly 'order-state': unknown;
  readonly 'orders-not-payable': { readonly orders: readonly RefusedPart<'orderNo'>[] };
  readonly 'price-changed': {
    readonly changes: readonly { readonly what: string; readonly before: string; readonly after: string }[];
    readonly priceLock: string;
  };
  /** Somebody changed the work of that name in between. */
  readonly 'publication-changed': { readonly name: string };
  readonly 'publication-state': unknown;
  /** So many recharges wait for their money. */
  readonly 'recharges-full': { readonly most: number };
  readonly 'urged-already': { readonly minutesLeft: number };
  readonly 'wallet-too-low': { readonly missingFen: number };
  readonly 'wrong-code': unknown;
}

/** One of several things that were asked for together, and why it cannot be. */
export type RefusedPart<Name extends string> = Readonly<Record<Name | 'reason', string>>;

/** A line that cannot be ordered; of one that is in the cart also its work, and whether other options help (改选). */
export interface RefusedLine extends RefusedPart<'cartID'> {
  readonly name?: string;
  readonly canMend?: 'Y' | 'N';
}

export type Reason = keyof Refusals;

/** What a decision can be about. Another member's is not told from one that never was. */
export type Thing =
  | 'address'
  | 'after-sale'
  | 'book'
  | 'cart-line'
  | 'folder'
  | 'notice'
  | 'order'
  | 'publication'
  | 'recharge';

export interface Done<T> {
  readonly kind: 'done';
  readonly value: T;
}

export type Refused<R extends Reason = Reason> = R extends Reason
  ? { readonly kind: 'refused'; readonly reason: R } & Refusals[R]
  : never;

export interface Missing<T extends Thing = Thing> {
  readonly kind: 'missing';
  readonly what: T;
}

/** How anything ends that can fail (结果): a function says in its type which of these it can be, and for which reasons. */
export type Decision<T = unknown> = Done<T> | Refused | Missing;

export function done<T>(value: T): Done<T> {
  return { kind: 'done', value };
}

/** Done where there is nothing to hand on. */
export const DONE: Done<void> = { kind: 'done', value: undefined };

/** A reason that needs facts cannot be given without them. */
export function refused<R extends Reason>(
  reason: R,
  ...facts: unknown extends Refusals[R] ? [] : [Refusals[R]]
): { readonly kind: 'refused'; readonly reason: R } & Refusals[R] {
  return Object.assign({ kind: 'refused', reason } as const, ...facts);
}

export function missing<T extends Thing>(what: T): Missing<T> {
  return { kind: 'missing', what };
}

/** For a caller that has made sure of it: anything but done is an exception. */
export function mustBeDone<T>(decision: Decision<T>): T {
  if (decision.kind === 'done') return decision.value;
  const why = decision.kind === 'missing' ? `there is no ${decision.what}` : JSON.stringify(decision);
  throw new Error(`this had to be possible: ${why}`);
}
