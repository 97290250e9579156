import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { AddressBook } from './address-book.tsx';

const product = productForEachTest();

const list = () => screen.findByRole('list', { name: '收货地址' });

async function showBook(): Promise<void> {
  await product().logIn('super');
  product().show(<AddressBook />);
  await list();
}

it('says when the default could not be set, and changes nothing', async () => {
  await showBook();
  await product().replica.preset('set-default-address-fails');
  await user.click(screen.getByLabelText('把沈怀山的地址设为默认'));
  expect(await screen.findByText('设置默认地址失败')).toBeTruthy();
  const [address] = within(await list())
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('沈怀山'));
  if (!address) throw new Error('the address is gone');
  expect(within(address).queryByText('默认')).toBeNull();
  expect(within(await list()).getAllByText('默认')).toHaveLength(1);
});

it('holds twenty and says so', async () => {
  await product().replica.scenario('addresses-full', { account: 'super' });
  await showBook();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '新增地址' }).disabled).toBe(true);
  expect(screen.getByText('已存 20 个地址，最多 20 个；删除不用的，就能再新增。')).toBeTruthy();
});
