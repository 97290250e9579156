import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { journalEntry } from '../entry.fixture.ts';
import { type CallRow, callRows, keyOfRow, toggled } from './call-rows.ts';

const PRICE = 'ShoppingServiceMag.getTotal';
const CART = 'ShopCarService.cartList';

/** The newest first, as the list has them. */
function calls(...operations: string[]): JournalEntry[] {
  return operations.map((operation, place) => journalEntry({ seq: operations.length - place, operation }));
}

/** Each row in short: ×n for a group, + before what stands in an opened one. */
const shown = (rows: readonly CallRow[]) =>
  rows.map((row) =>
    row.kind === 'group' ? `×${row.entries.length}` : `${row.isInGroup ? '+' : ''}${row.entry.seq}`,
  );

const NONE: ReadonlySet<number> = new Set();

describe('calls one after the other', () => {
  it('of one operation are one row, of others their own', () => {
    expect(shown(callRows(calls(PRICE, PRICE, PRICE, CART, PRICE), NONE))).toEqual(['×3', '2', '1']);
  });

  it('are all there once opened, and one row again once closed', () => {
    const entries = calls(PRICE, PRICE, CART);
    const opened = toggled(NONE, entries.slice(0, 2));
    expect(shown(callRows(entries, opened))).toEqual(['×2', '+3', '+2', '1']);
    expect(shown(callRows(entries, toggled(opened, entries.slice(0, 2))))).toEqual(['×2', '1']);
  });

  it('stay opened while more come, and while a filter takes some of them away', () => {
    const entries = calls(PRICE, PRICE, PRICE, PRICE);
    const opened = toggled(NONE, entries.slice(1, 3));
    expect(shown(callRows(entries, opened))).toEqual(['×4', '+4', '+3', '+2', '+1']);
    expect(shown(callRows(entries.slice(0, 2), opened))).toEqual(['×2', '+4', '+3']);
  });

  it('come together where a filter took away what was between them, and none is lost', () => {
    const entries = calls(PRICE, CART, PRICE).filter(({ operation }) => operation === PRICE);
    const rows = callRows(entries, NONE);
    expect(rows.flatMap((row) => (row.kind === 'group' ? row.entries : [row.entry]))).toEqual(entries);
  });

  it('keep the key of their row while more come, and no two rows have the same', () => {
    const entries = calls(CART, PRICE, PRICE, PRICE);
    const [before] = callRows(entries.slice(2), NONE);
    const [, after] = callRows(entries, NONE);
    expect(before && keyOfRow(before)).toBe(after && keyOfRow(after));
    const keys = callRows(entries, toggled(NONE, entries)).map(keyOfRow);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
