import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { joinedPact } from '#contracts/pact/pact-file.ts';
import { coverageMap, coverageMarkdown, coverageTable } from './coverage-map.ts';
import { usesOfOperations } from './uses.ts';

const USES = usesOfOperations(fileURLToPath(new URL('../../', import.meta.url)));
const MAP = coverageMap(joinedPact(), USES);

function row(operation: string) {
  const found = MAP.operations.find((one) => one.operation === operation);
  if (!found) throw new Error(`no row for ${operation}`);
  return found;
}

describe('the coverage map', () => {
  it('has a row for every operation', () => {
    expect(MAP.operations.map(({ operation }) => operation)).toEqual(OPERATIONS.map(({ id }) => id));
  });

  it('tells successes from failures, also of texts', () => {
    expect(row('ShoppingServiceMag.updateDefaultAddr')).toMatchObject({
      successes: ['an own address'],
      failures: ['an address that is gone', 'the session ended'],
    });
    expect(row('ShoppingServiceMag.getTotal').successes).toContain('an allowed choice');
  });

  it('names the call and the screens that depend on an operation', () => {
    const { calls, screens } = row('ShopCarService.cartList');
    expect(calls).toContain('web/features/cart/read-cart.ts');
    expect(calls.filter((file) => !file.startsWith('web/features/cart/'))).toEqual([]);
    expect(screens).toContain('web/features/cart/screens/cart-screen.tsx');
    const elsewhere = screens.filter((file) => !file.startsWith('web/features/cart/'));
    expect(elsewhere).toEqual(['web/features/checkout/screens/checkout-screen.tsx']);
  });

  it('names the screens of every feature that shares a call', () => {
    expect(row('ShopCarService.cartInfo')).toMatchObject({
      calls: expect.arrayContaining(['web/features/print-options/line/api.ts']),
      screens: expect.arrayContaining([
        'web/features/cart/screens/cart-screen.tsx',
        'web/features/print-options/screens/add-shopping-screen.tsx',
      ]),
    });
  });

  it('loses a success when an interaction goes', () => {
    const interactions = joinedPact().interactions.filter(
      ({ description }) => !/cartInfo: a line of/.test(description),
    );
    const map = coverageMap({ interactions }, USES);
    const before = row('ShopCarService.cartInfo').successes.length;
    const after = map.operations.find(({ operation }) => operation === 'ShopCarService.cartInfo');
    expect(after?.successes.length).toBeLessThan(before);
    expect(map.totals.documented.interactions).toBeLessThan(MAP.totals.documented.interactions);
  });

  it('adds up', () => {
    const { documented, assumed, invented } = MAP.totals;
    expect(documented.operations + assumed.operations + invented.operations).toBe(OPERATIONS.length);
  });

  it('is written as a table and as Markdown', () => {
    expect(coverageTable(MAP)).toMatch(/^operation +provenance +effect +success +failure +calls +screens\n/);
    expect(coverageMarkdown(MAP)).toContain('| UserCenterMag.userIsLogin3 | documented | read |');
  });
});
