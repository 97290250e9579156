import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED, readSelection } from '#web/lib/cart-selection.ts';
import { lineWith } from './line.fixture.ts';
import {
  hasLost,
  reconciled,
  selectedTotal,
  synced,
  withLine,
  withLines,
  withoutLines,
} from './selection.ts';

const first = lineWith({ ID: '1', totalPrice: '0.10' });
const second = lineWith({ ID: '2', totalPrice: '0.20' });
const stale = lineWith({ ID: '3', state: 'stale' });
const both = withLines(NOTHING_SELECTED, [first, second]);

describe('the selection', () => {
  it('adds up in fen', () => {
    expect(selectedTotal(both)).toBe('0.30');
    expect(selectedTotal(NOTHING_SELECTED)).toBe('0.00');
  });

  it('takes a line in and out', () => {
    const one = withLine(NOTHING_SELECTED, first, true);
    expect([...one.keys()]).toEqual(['1']);
    expect(withLine(one, first, false).size).toBe(0);
  });

  it('never holds what cannot be ordered', () => {
    expect([...withLines(NOTHING_SELECTED, [first, stale]).keys()]).toEqual(['1']);
  });

  it('follows a new total', () => {
    expect(selectedTotal(synced(both, [lineWith({ ID: '2', totalPrice: '5.00' })]))).toBe('5.10');
  });

  it('lets go of a line that became invalid', () => {
    expect([...synced(both, [{ ...second, state: 'withdrawn' }]).keys()]).toEqual(['1']);
  });

  it('keeps lines of other pages, and stays the same object where nothing changed', () => {
    expect(synced(both, [first])).toBe(both);
    expect(withoutLines(both, ['9'])).toBe(both);
  });

  it('lets go of lines that are nowhere in the cart any more', () => {
    expect([...reconciled(both, [second, stale]).keys()]).toEqual(['2']);
  });

  it('has lost a line that stood on the page, and none by turning it', () => {
    const pageOf = (page: number, ...list: (typeof first)[]) => ({ list, total: 2, page, pageSize: 20 });
    expect(hasLost(pageOf(1, first, second), pageOf(1, second), both)).toBe(true);
    expect(hasLost(pageOf(1, first), pageOf(1, first, second), both)).toBe(false);
    expect(hasLost(pageOf(1, first), pageOf(2, second), both)).toBe(false);
    expect(hasLost(undefined, pageOf(1, second), both)).toBe(false);
  });

  it('is read as it was kept, and is nothing where it was not ours', () => {
    expect(readSelection(JSON.parse(JSON.stringify([...both])))).toEqual(both);
    for (const strange of [null, {}, 'x', [['1']], [['1', 2]], [null]])
      expect(readSelection(strange)).toBeNull();
  });
});
