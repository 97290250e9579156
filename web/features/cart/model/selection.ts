import { formatFen, parseFen } from '#contracts/rules/money.ts';
import type { Selection } from '#web/lib/cart-selection.ts';
import type { CartLine, CartPage } from './cart.ts';
import { isOrderable } from './line-facts.ts';

export function withLine(selection: Selection, line: CartLine, isSelected: boolean): Selection {
  return isSelected ? withLines(selection, [line]) : withoutLines(selection, [line.ID]);
}

/** Adds what can be ordered among the lines. */
export function withLines(selection: Selection, lines: readonly CartLine[]): Selection {
  const orderable = lines.filter(isOrderable).map(({ ID, totalPrice }) => [ID, totalPrice] as const);
  return new Map([...selection, ...orderable]);
}

export function withoutLines(selection: Selection, ids: readonly string[]): Selection {
  return ids.some((id) => selection.has(id))
    ? new Map([...selection].filter(([id]) => !ids.includes(id)))
    : selection;
}

/** Brings the selection in line with what the server says now; the same object where nothing changed. */
export function synced(selection: Selection, lines: readonly CartLine[]): Selection {
  const differing = lines.filter(
    (line) => selection.has(line.ID) && (!isOrderable(line) || selection.get(line.ID) !== line.totalPrice),
  );
  if (differing.length === 0) return selection;
  const gone = differing.filter((line) => !isOrderable(line)).map(({ ID }) => ID);
  return withLines(withoutLines(selection, gone), differing);
}

/** The total (合计) of everything chosen, added up in whole fen. */
export function selectedTotal(selection: Selection): string {
  return formatFen([...selection.values()].reduce((sum, amount) => sum + (parseFen(amount) ?? 0), 0));
}

/** What is left of the selection when these are all the lines of the cart. */
export function reconciled(selection: Selection, wholeCart: readonly CartLine[]): Selection {
  const known = new Set(wholeCart.map(({ ID }) => ID));
  const gone = [...selection.keys()].filter((id) => !known.has(id));
  return synced(withoutLines(selection, gone), wholeCart);
}

/** Whether a chosen line stood on this page of the cart and stands there no more. */
export function hasLost(before: CartPage | undefined, now: CartPage, selection: Selection): boolean {
  if (before?.page !== now.page) return false;
  const there = new Set(now.list.map(({ ID }) => ID));
  return before.list.some(({ ID }) => selection.has(ID) && !there.has(ID));
}
