import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserInfoRoute } from '#web/app/user-info-route.tsx';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

/** The addresses that are there; where one was just deleted, a line offers to bring it back. */
function addresses(): HTMLElement[] {
  const list = within(screen.getByRole('list', { name: '收货地址' }));
  return list.getAllByRole('listitem').filter(({ textContent }) => !textContent.includes('已删除'));
}

const added = () => addresses().find(({ textContent }) => textContent.includes('周予安'));
const defaults = () =>
  addresses().filter((address) => within(address).queryByText('默认', { exact: true }) !== null);

it('a pasted address is added, made the default, deleted and brought back', async () => {
  await product().logIn('super');
  product().show(<UserInfoRoute />);
  await screen.findByRole('list', { name: '收货地址' });
  expect(addresses()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '新增地址' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增地址' }));
  await user.type(
    dialog.getByLabelText('粘贴识别', { selector: 'textarea' }),
    '周予安 13800138000 浙江省宁波市海曙区示例路 6 号',
  );
  const read = dialog.getByRole<HTMLButtonElement>('button', { name: '识别' });
  await waitFor(() => expect(read.disabled).toBe(false));
  await user.click(read);
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('详细地址').value).toBe('示例路 6 号'));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(added()?.textContent).toContain('浙江省 宁波市 海曙区 示例路 6 号'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByLabelText('把周予安的地址设为默认'));
  await waitFor(() => expect(defaults()).toEqual([added()]));

  await user.click(screen.getByLabelText('删除周予安的地址'));
  await waitFor(() => expect(addresses()).toHaveLength(4));
  expect(added()).toBeUndefined();
  await user.click(screen.getByText('撤销'));
  await waitFor(() => expect(defaults()).toEqual([added()]));
});
