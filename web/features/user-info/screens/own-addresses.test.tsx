import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { UserInfoScreen } from './user-info-screen.tsx';

const product = productForEachTest();

const AN_HOUR_MS = 3_600_000;

afterEach(() => void vi.useRealTimers());

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
  product().show(<UserInfoScreen />);
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '撤销' })));
  await user.click(screen.getByText('撤销'));
  await waitFor(() => expect(defaults()).toEqual([added()]));
});

it('a deleted address can be brought back where it stood, for as long as one stays', async () => {
  const rows = () => within(screen.getByRole('list', { name: '收货地址' })).getAllByRole('listitem');
  await product().logIn('super');
  product().show(<UserInfoScreen />);
  await screen.findByRole('list', { name: '收货地址' });
  const before = rows().map(({ textContent }) => textContent);
  const [, second] = rows();
  if (second === undefined) throw new Error('there is one address');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(within(second).getByRole('button', { name: /^删除/ }));
  await waitFor(() => expect(rows()[1]?.textContent).toContain('已删除'));
  act(() => void vi.advanceTimersByTime(AN_HOUR_MS));
  vi.useRealTimers();
  expect(rows()[1]?.textContent).toContain('已删除');
  await user.click(screen.getByText('撤销'));
  await waitFor(() => expect(screen.queryByText(/已删除/)).toBeNull());
  // What was deleted is a new address at the end.
  await waitFor(() => expect(rows()).toHaveLength(before.length));
});
