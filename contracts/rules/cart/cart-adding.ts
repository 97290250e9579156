import { type Done, done, type Refused, refused } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { CART_LINES_MAX } from '../limits.ts';
import { QUANTITY_MAX } from '../price/quantity.ts';
import type { Selections } from '../print/goods.ts';

export const CART_IS_FULL = refused('cart-full', { most: CART_LINES_MAX });

export function checkRoom(held: number, more: number): Done<void> | Refused<'cart-full'> {
  return held + more > CART_LINES_MAX ? CART_IS_FULL : done(undefined);
}

/** Adds copies to those of an equal line. */
export function mergedCount(before: number, more: number): Done<number> | Refused<'bad-choice'> {
  const count = before + more;
  if (count <= QUANTITY_MAX) return done(count);
  return refused('bad-choice', { message: FORM_MESSAGES.number.max('数量', QUANTITY_MAX) });
}

/** Whether two choices print alike; the order of the stored steps is irrelevant. */
export function areAlike(one: Selections, other: Selections): boolean {
  const steps = Object.keys(one);
  return steps.length === Object.keys(other).length && steps.every((stepId) => one[stepId] === other[stepId]);
}
