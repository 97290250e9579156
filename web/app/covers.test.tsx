import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest } from '#web/testing/product.ts';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

describe('a cover leads to its work', () => {
  it.each([
    ['in the cart', '/manager/shopping/cart', '翻阅《环岛骑行》'],
    ['beside the options of a line', '/manager/shopping/cart?page=2&cartID=90001', '翻阅《环岛骑行》'],
    ['before it is ordered', '/manager/shopping/order/90001', '翻阅《环岛骑行》'],
    ['in an order', '/manager/order?keyword=60002', '翻阅作品《沙海来信》'],
  ])('%s', async (_where, address, label) => {
    await product().open(address);
    const [link] = await screen.findAllByLabelText(label, { selector: 'a' });
    expect(link?.getAttribute('href')).toMatch(/^\/r\/[0-9a-z]{10}$/);
  });

  it('before it comes into the cart', async () => {
    await product().open('/manager/add_shopping/50039');
    const words = await screen.findByText('翻阅全书');
    expect(words.closest('a')?.getAttribute('href')).toMatch(/^\/r\/[0-9a-z]{10}$/);
  });
});
