import type { PriceChange, RefusedLine } from '#contracts/rules/refusals/details.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';

export type Choice = 'address' | 'delivery' | 'coupon';

/** The answer of the screen to a refusal. */
type Answer =
  | { readonly kind: 'lines'; readonly lines: readonly RefusedLine[] }
  | { readonly kind: 'changed'; readonly changes: readonly PriceChange[] }
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'sent-before' };

const CHOICES: Readonly<Record<string, Choice>> = {
  'address-not-found': 'address',
  'delivery-unavailable': 'delivery',
  'coupon-unusable': 'coupon',
};

/** What to do about an order that was refused (不能下单); null where the screen can only say so. */
export function answerTo(error: CallError): Answer | null {
  switch (error.reason) {
    case 'order-lines':
      return { kind: 'lines', lines: refusalOf(error, 'order-lines')?.lines ?? [] };
    case 'price-changed':
      return { kind: 'changed', changes: refusalOf(error, 'price-changed')?.changes ?? [] };
    case 'bad-idem-key':
      return { kind: 'sent-before' };
  }
  const choice = CHOICES[error.reason];
  return choice === undefined ? null : { kind: 'choice', choice };
}
