import type { CallError } from '#web/lib/call/call-error.ts';

export interface RefusedLine {
  readonly cartID: string;
  readonly reason: string;
  /** The work, of a line that is in the cart. */
  readonly name?: string;
  /** Whether other options make it one that can be ordered. */
  readonly canMend?: 'Y' | 'N';
}

export interface PriceChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

export type Choice = 'address' | 'delivery' | 'coupon';

/** A refusal that the screen has an answer to. */
type Refusal =
  | { readonly kind: 'lines'; readonly lines: readonly RefusedLine[] }
  | { readonly kind: 'changed'; readonly changes: readonly PriceChange[] }
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'sent-before' };

const CHOICES: Readonly<Record<string, Choice>> = {
  'address-not-found': 'address',
  'delivery-unavailable': 'delivery',
  'coupon-unusable': 'coupon',
};

/** What an order was refused for (不能下单); null where the screen can only say so. */
export function refusalOf({ reason, details }: CallError): Refusal | null {
  if (reason === 'order-lines') return { kind: 'lines', lines: listOf<RefusedLine>(details.lines) };
  if (reason === 'price-changed') return { kind: 'changed', changes: listOf<PriceChange>(details.changes) };
  if (reason === 'bad-idem-key') return { kind: 'sent-before' };
  const choice = CHOICES[reason];
  return choice === undefined ? null : { kind: 'choice', choice };
}

/** The details of a refusal are the replica's own, so their shape is the server's word. */
function listOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}
