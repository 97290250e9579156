import { describe, expect, it } from 'vitest';
import type { PriceList } from '#contracts/rules/price/price-list.ts';
import { differencesOf, differenceText } from './differences.ts';
import { cartItem, cartItemWith, priceList } from './line.fixture.ts';

/** What the option of the step says, with what is chosen along with it. */
function said(item = cartItem(), count = 10, list: PriceList = priceList()) {
  const differences = differencesOf(list, item, count);
  return (stepId: string, cnum: string) => {
    const found = differences.get(stepId)?.get(cnum);
    return found && [differenceText(found, '本'), ...found.along];
  };
}

describe('what an option would change', () => {
  it('is more, less or the same for a copy as it is shown', () => {
    const of = said();
    expect(of('102', 'ZD06')).toEqual(['+¥22.00/本']);
    expect(of('102', 'ZD01')).toEqual(['−¥6.00/本']);
    expect(of('102', 'ZD02')).toEqual(['同价']);
  });

  it('is reckoned with the discount of the quantity, and rounded down as the price is', () => {
    expect(said(cartItem(), 51)('102', 'ZD06')).toEqual(['+¥21.34/本']);
    expect(said(cartItem(), 7)('104', 'NF01')).toEqual(['+¥6.40/本']);
  });

  it('follows the page count', () => {
    expect(said(cartItem({ pageNum: 32 }))('104', 'NF01')).toEqual(['+¥3.20/本']);
  });

  it('has in it what the option would move automatically, and names it', () => {
    expect(said()('101', 'FM03')).toEqual(['+¥40.00/本', '普通精装']);
  });

  it('is not said of what cannot be chosen, of a hidden step and of what the list does not know', () => {
    const of = said();
    expect(of('102', 'ZD09')).toBeUndefined();
    expect(of('107', 'BY01')).toBeUndefined();
    const list = priceList();
    expect(said(cartItem(), 10, { ...list, options: new Map() })('102', 'ZD06')).toBeUndefined();
  });

  it('is not said of a cover that leaves no binding', () => {
    expect(
      said(cartItemWith({ '102': 'ZD01', '103': 'NK157' }, { pageNum: 8 }))('101', 'FM03'),
    ).toBeUndefined();
  });

  it('sets thousands apart', () => {
    expect(differenceText({ fen: 1_234_567, along: [] }, '份')).toBe('+¥12,345.67/份');
  });
});
