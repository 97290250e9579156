/** What the projects of `npm run test:package` try: many workers write to the same line of the same cart at once. */

/** Every option of the ready-made line 90001; a choice that the rules allow. */
const LINE = `{
  ...{ CartID: '90001', goodsID: '1', pagesNum: '64', cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01' },
  ...{ memberID: '10003', remarkinfo: '', pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' },
}`;

/** In a test: \`world\` is its world, \`own\` a count that no other worker writes. */
const WRITES_AND_READS = `
  const api = world.client(await world.login('super'));
  for (let count = own; count < own + 10; count += 1) {
    expect(await api.call('ShoppingServiceMag.updateCart', { ...${LINE}, count: String(count) })).toBe('ok');
    expect(await api.call('ShopCarService.cartInfo', { cartID: '90001' })).toMatchObject({ data: { data: { count } } });
  }`;

export const PLAYWRIGHT_SPEC = `
import { expect, test } from 'desk-replica/playwright';

for (let worker = 1; worker <= 8; worker += 1) {
  test('writer ' + worker, async ({ world }) => {
    const own = worker * 100;${WRITES_AND_READS}
  });
}

test('a page is in the world of its test', async ({ page, replica }) => {
  await replica.login('super');
  await replica.scenario('cart-empty');
  await page.goto('/manager/shopping/cart');
  await expect(page.getByText('购物车').first()).toBeVisible();
  await expect(page.getByRole('list', { name: '购物车商品' })).toHaveCount(0);
});
`;

export const VITEST_TEST = (file: number) => `
import { expect, it } from 'vitest';
import { useReplica } from 'desk-replica/vitest';

const world = useReplica();
it('writer ${file}', async () => {
  const own = ${file} * 1000;${WRITES_AND_READS}
}, 120_000);
it('begins with the seed, whatever the one before wrote', async () => {
  const api = world.client(await world.login('super'));
  expect(await api.call('ShopCarService.cartInfo', { cartID: '90001' })).toMatchObject({ data: { data: { count: 10 } } });
});
`;
