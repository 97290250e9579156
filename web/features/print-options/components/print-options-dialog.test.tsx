import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { PrintOptionsDialog } from './print-options-dialog.tsx';

const product = productForEachTest();

it('asks before it closes while a save is on its way, and says what may have happened', async () => {
  await product().logIn('super');
  const save = product().hold('updateCart');
  let timesSaved = 0;
  const onSaved = () => {
    timesSaved += 1;
  };
  product().show(<PrintOptionsDialog request={{ cartID: '90001', onSaved, onClosed: () => {} }} />);
  await screen.findByLabelText('数量');

  await user.click(screen.getByRole('button', { name: '下一步' }));
  await save.asked;
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(await screen.findByText('正在保存，离开后修改可能已经生效。')).toBeTruthy();
  expect(timesSaved).toBe(0);

  save.letGo();
  await expect.poll(() => timesSaved).toBe(1);
});
