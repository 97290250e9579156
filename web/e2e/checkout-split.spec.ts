import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test('a gift goes to three addresses, by the keyboard alone, and its order tells of each', async ({
  page,
  replica,
  loginAs,
}) => {
  await loginAs('super');
  await page.goto('/manager/shopping/order/90001');
  const entry = page.getByRole('button', { name: '寄到多个地址' });
  await entry.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: '寄到的地址' });
  // The first address that is not chosen has the focus.
  await expect(list.getByRole('checkbox').and(page.locator(':focus'))).not.toBeChecked();
  await page.keyboard.press('Space');
  await list.getByRole('listitem').filter({ hasText: '沈怀山' }).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const field = list.getByRole('listitem').filter({ hasText: '沈怀山' }).getByRole('textbox');
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByText('剩余 1 本').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('寄往 3 个地址，运费分别计算')).toBeVisible();
  await expectSound(page, 'the order to three addresses');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
  const orderNo = new URL(page.url()).searchParams.get('orders') ?? '';
  await replica.pay(orderNo, 'settle');
  await page.goto(`/manager/order?no=${orderNo}`);
  const detail = page.getByRole('dialog', { name: '订单详情' });
  await expect(detail.getByRole('region', { name: '寄往 3 个地址' }).getByRole('listitem')).toHaveCount(3);
  await expectSound(page, 'the order with its parts', detail);
});
