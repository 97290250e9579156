import { isNumber, isShaped, isText, listOf, oneOf, optional, type Shaped } from './checks.ts';

const REFUSED_ORDERS = { orders: listOf({ orderNo: isText, reason: isText }) };

/** A line that cannot be ordered; for one in the cart also its work, and whether other options help (改选). */
const REFUSED_LINE = {
  cartID: isText,
  reason: isText,
  name: optional(isText),
  canMend: optional(oneOf('Y', 'N')),
};
export type RefusedLine = Shaped<typeof REFUSED_LINE>;

const PRICE_CHANGE = { what: isText, before: isText, after: isText };
export type PriceChange = Shaped<typeof PRICE_CHANGE>;

/**
 * The facts that go to the wire with a refusal, by its reason; the others have words alone. They stand apart from the
 * rows, so that a page can read them without loading the words.
 */
const DETAILS = {
  'account-locked': { waitSeconds: isNumber },
  'gift-code-unusable': { triesLeft: optional(isNumber) },
  'gift-codes-locked': { minutesLeft: isNumber },
  'order-lines': { lines: listOf(REFUSED_LINE) },
  'orders-not-invoicable': REFUSED_ORDERS,
  'orders-not-payable': REFUSED_ORDERS,
  'price-changed': { changes: listOf(PRICE_CHANGE), priceLock: isText },
  /** What is there now; of a draft also by whom it was saved, and when. */
  'publication-changed': {
    revision: isNumber,
    savedBy: optional(isText),
    savedAt: optional(isText),
  },
  'read-password-locked': { minutesLeft: isNumber },
  'too-many-codes': { waitSeconds: isNumber },
  /** HTTP 429 instead of a row: an address has used up its budget. */
  'too-many-logins': { waitSeconds: isNumber },
  'urged-already': { minutesLeft: isNumber },
  'wrong-password': { triesLeft: isNumber },
  'wrong-read-password': { triesLeft: isNumber },
};

export type ReasonWithDetails = keyof typeof DETAILS;
export type DetailsOf<R extends ReasonWithDetails> = Shaped<(typeof DETAILS)[R]>;

function hasDetails(reason: string): reason is ReasonWithDetails {
  return Object.hasOwn(DETAILS, reason);
}

/** Those of the facts that go to the wire; null where there are none. */
export function detailsIn(reason: string, facts: object): Readonly<Record<string, unknown>> | null {
  if (!hasDetails(reason)) return null;
  const known = Object.keys(DETAILS[reason]).flatMap((name): [string, unknown][] => {
    const fact: unknown = Reflect.get(facts, name);
    return fact === undefined ? [] : [[name, fact]];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** The details that came with a refusal; null where they are missing or not what this reason has. */
export function readDetails<R extends ReasonWithDetails>(reason: R, details: unknown): DetailsOf<R> | null {
  return isShaped(DETAILS[reason], details) ? details : null;
}
