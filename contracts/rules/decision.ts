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
  /** Somebody changed the card in between, maybe the same member elsewhere. */
  readonly 'card-changed': unknown;
  readonly 'cards-full': { readonly most: number };
  readonly 'cart-full': { readonly most: number };
  readonly 'coupon-unusable': { readonly message: string };
  readonly 'delivery-unavailable': { readonly message: string };
  readonly 'file-not-replaceable': { readonly message: string };
  readonly 'folder-taken': unknown;
  readonly 'folders-full': { readonly most: number };
  /** So many imports are not finished (未完成的导入). */
  readonly 'imports-full': { readonly most: number };
  /** What was not guessed costs no try. */
  readonly 'gift-code-unusable': { readonly message: string; readonly isNoGuess: boolean };
  readonly 'gift-codes-locked': { readonly minutesLeft: number };
  readonly 'identity-taken': { readonly provider: Provider };
  /** An invoice is in another state by now. */
  readonly 'invoice-state': unknown;
  readonly 'login-session-state': unknown;
  readonly 'mobile-taken': unknown;
  /** Nothing of a recharge can go back. */
  readonly 'not-refundable': { readonly message: string };
  /** Orders of which no invoice can be issued (不能开票). */
  readonly 'orders-not-invoicable': { readonly orders: readonly RefusedPart<'orderNo'>[] };
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
  /** Somebody changed the team in between. */
  readonly 'team-changed': unknown;
  /** All seats (席位) are taken. */
  readonly 'team-full': { readonly most: number };
  /** Why the team does not let it happen. */
  readonly 'team-refused': { readonly message: string };
  readonly 'slug-taken': unknown;
  /** What was offered, or its price, is no longer so. */
  readonly 'upgrade-changed': unknown;
  /** So many titles of invoices are kept. */
  readonly 'titles-full': { readonly most: number };
  readonly 'urged-already': { readonly minutesLeft: number };
  readonly 'wallet-too-low': { readonly missingFen: number };
  /** The member has as many works as the team lets him have. */
  readonly 'works-full': { readonly most: number };
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
