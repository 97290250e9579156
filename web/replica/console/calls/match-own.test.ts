import { describe, expect, it } from 'vitest';
import { ownSeqs } from './match-own.ts';
import { operationOfUrl } from './own-calls.ts';

const CART = 'ShopCarService.cartInfo';
const at = (seq: number, when: number, operation = CART) => ({ entry: { seq, operation }, when });

describe('the entries of this tab', () => {
  it('are those of the same operation at the same moment', () => {
    const entries = [at(1, 1000), at(2, 1000, 'ShopCarService.cartList'), at(3, 9000)];
    expect(ownSeqs(entries, [{ operation: CART, endedAt: 1200 }])).toEqual(new Set([1]));
  });

  it('use each call once, so that another tab is not counted', () => {
    const entries = [at(1, 1000), at(2, 1010)];
    expect(ownSeqs(entries, [{ operation: CART, endedAt: 1000 }]).size).toBe(1);
  });

  it('take the nearest call', () => {
    const calls = [
      { operation: CART, endedAt: 2200 },
      { operation: CART, endedAt: 1000 },
    ];
    expect(ownSeqs([at(1, 1001), at(2, 2199)], calls)).toEqual(new Set([1, 2]));
  });
});

describe('an address of the wire', () => {
  it.each([
    ['http://h/uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=1', CART],
    ['http://h/uwp/newServlet/ShopCarService/cartInfo?cartID=1', CART],
    ['http://h/uwp/web/doLoginout.jsp', 'web.doLoginout'],
    ['http://h/uwp/newServlet?serviceName=No&medthodName=such', null],
    ['http://h/media/art/a.svg', null],
    ['http://h/__replica/journal', null],
  ])('%s', (address, operation) => {
    expect(operationOfUrl(address)).toBe(operation);
  });
});
