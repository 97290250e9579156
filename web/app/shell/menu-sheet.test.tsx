import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest } from '#web/testing/product.ts';
import { MenuSheet } from './menu-sheet.tsx';

const product = productForEachTest();

it('begins with account, addresses, wallet, orders and invoices, each of them once', async () => {
  await product().logIn('super');
  product().show(<MenuSheet isOpen onClose={() => undefined} />, '/manager/make_ebook');
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('link', { name: /^钱包 ¥/ });
  const hrefs = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 5)).toEqual([
    '/manager/userInfo',
    '/manager/userInfo#addresses',
    '/manager/recharge',
    '/manager/order',
    '/manager/invoice',
  ]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
