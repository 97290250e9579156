/** Leaving the dialog of a line with a change in it, by Escape and by the back button of the browser. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { answer } from '#web/testing/question.ts';
import { fill, remark } from '../testing.ts';

const product = productForEachTest();

it('is asked about before a change is lost, also by the back button', async () => {
  await product().logIn('super');
  await product().open('/manager/order');
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }));
  await user.click(menu.getByRole('link', { name: /^购物车/ }));
  const line = (await screen.findByLabelText('选择环岛骑行')).closest('li');
  if (line === null) throw new Error('the cart has no such line');
  const edit = within(line).getByRole('button', { name: /修改选项/ });
  await user.click(edit);
  await screen.findByLabelText('备注');
  await fill(remark(), '请勿折叠');

  await user.keyboard('{Escape}');
  await answer('继续编辑');
  expect(remark().value).toBe('请勿折叠');

  history.back();
  await answer('放弃修改');
  await waitFor(() => expect(screen.queryByLabelText('备注')).toBeNull());
  expect(location.pathname).toBe('/manager/shopping/cart');
  await waitFor(() => expect(document.activeElement).toBe(edit));
});
