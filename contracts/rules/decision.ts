import type { Provider } from './account/providers.ts';

/** The details of every refusal, by its reason; null where the reason alone is enough. Replies choose the words. */
export interface Refusals {
  readonly 'addresses-full': { readonly most: number };
  /** The identity or the member is already bound to another one (已绑定). */
  readonly 'already-bound': { readonly provider: Provider };
  readonly 'bad-choice': { readonly message: string };
  readonly 'bad-field': { readonly field: string; readonly message: string };
  readonly 'bad-idem-key': unknown;
  readonly 'book-withdrawn': unknown;
  /** The card was changed in between, perhaps by the same member on another device. */
  readonly 'card-changed': unknown;
  readonly 'cards-full': { readonly most: number };
  readonly 'cart-full': { readonly most: number };
  readonly 'coupon-unusable': { readonly message: string };
  readonly 'delivery-unavailable': { readonly message: string };
  readonly 'file-not-replaceable': { readonly message: string };
  readonly 'folder-taken': unknown;
  readonly 'folders-full': { readonly most: number };
  /** Too many unfinished imports (未完成的导入). */
  readonly 'imports-full': { readonly most: number };
  /** A code that is no guess costs no try. */
  readonly 'gift-code-unusable': { readonly message: string; readonly isNoGuess: boolean };
  readonly 'gift-codes-locked': { readonly minutesLeft: number };
  readonly 'identity-taken': { readonly provider: Provider };
  /** The invoice is no longer in this state. */
  readonly 'invoice-state': unknown;
  readonly 'login-session-state': unknown;
  readonly 'mobile-taken': unknown;
  readonly 'not-refundable': { readonly message: string };
  /** Orders that cannot be invoiced (不能开票). */
  readonly 'orders-not-invoicable': { readonly orders: readonly RefusedPart<'orderNo'>[] };
  readonly 'order-lines': { readonly lines: readonly RefusedLine[] };
  readonly 'order-state': unknown;
  readonly 'orders-not-payable': { readonly orders: readonly RefusedPart<'orderNo'>[] };
  readonly 'price-changed': {
    readonly changes: readonly { readonly what: string; readonly before: string; readonly after: string }[];
    readonly priceLock: string;
  };
  /** The work of that name was changed in between. */
  readonly 'publication-changed': { readonly name: string };
  readonly 'publication-state': unknown;
  readonly 'recharges-full': { readonly most: number };
  readonly 'team-changed': unknown;
  /** All seats (席位) are taken. */
  readonly 'team-full': { readonly most: number };
  /** Why the team does not allow it. */
  readonly 'team-refused': { readonly message: string };
  readonly 'slug-taken': unknown;
  readonly 'upgrade-changed': unknown;
  readonly 'titles-full': { readonly most: number };
  readonly 'urged-already': { readonly minutesLeft: number };
  readonly 'wallet-too-low': { readonly missingFen: number };
  readonly 'works-full': { readonly most: number };
  readonly 'wrong-code': unknown;
}

/** One of several items requested together, and why it is refused. */
export type RefusedPart<Name extends string> = Readonly<Record<Name | 'reason', string>>;

/** A line that cannot be ordered; for one in the cart also its work, and whether other options help (改选). */
export interface RefusedLine extends RefusedPart<'cartID'> {
  readonly name?: string;
  readonly canMend?: 'Y' | 'N';
}

export type Reason = keyof Refusals;

/** What a decision can be about. Rows of other members are treated like missing ones. */
export type Thing =
  | 'address'
  | 'after-sale'
  | 'book'
  | 'card'
  | 'cart-line'
  | 'folder'
  | 'invoice'
  | 'invoice-title'
  | 'notice'
  | 'order'
  | 'publication'
  | 'recharge'
  | 'team-invite'
  | 'team-member'
  | 'team-request';

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

/** The result of anything that can fail (结果): the type of a function lists the possible outcomes and reasons. */
export type Decision<T = unknown> = Done<T> | Refused | Missing;

export function done<T>(value: T): Done<T> {
  return { kind: 'done', value };
}

export const DONE: Done<void> = { kind: 'done', value: undefined };

/** A reason that needs details requires them here. */
export function refused<R extends Reason>(
  reason: R,
  ...facts: unknown extends Refusals[R] ? [] : [Refusals[R]]
): { readonly kind: 'refused'; readonly reason: R } & Refusals[R] {
  return Object.assign({ kind: 'refused', reason } as const, ...facts);
}

export function missing<T extends Thing>(what: T): Missing<T> {
  return { kind: 'missing', what };
}

/** For a caller that has ruled out failure: anything but done is an exception. */
export function mustBeDone<T>(decision: Decision<T>): T {
  if (decision.kind === 'done') return decision.value;
  const why = decision.kind === 'missing' ? `there is no ${decision.what}` : JSON.stringify(decision);
  throw new Error(`this had to be possible: ${why}`);
}
