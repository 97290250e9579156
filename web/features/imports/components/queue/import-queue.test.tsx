import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest } from '#web/testing/product.ts';

const product = productForEachTest();

it('says how many are left once it knows, and nothing before', async () => {
  const { hold, logIn, open } = product();
  await logIn('super');
  const list = hold('getImports');
  await open('/manager/make_ebook');
  await screen.findByRole('heading', { name: '导入进度' });
  expect(screen.queryByText('都处理好了')).toBeNull();
  list.letGo();
  expect(await screen.findByText('2 个还没完成')).toBeDefined();
});
