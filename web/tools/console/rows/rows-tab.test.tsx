/** A row of the database, read and written in the console. */
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#web/features/cart/testing.ts';
import { Console } from '../console.tsx';
import { drawer, openConsole, press, productWithConsoleForEachTest } from '../testing.ts';

const product = productWithConsoleForEachTest('zh', { moments: 10 });

const expectSaid = (words: string) => waitFor(() => expect(drawer().textContent).toContain(words));

it('a value is edited, refused in words, and taken back', async () => {
  await product().logIn('super');
  product().show(<Console />);
  await openConsole('数据');
  await fill(await within(drawer()).findByLabelText('列的值'), '90001');
  await press('查找');
  await press(/^90001/);
  await press('修改 count');
  const field = within(drawer()).getByLabelText('count 的新值');
  await fill(field, 'many');
  await press('保存');
  await expectSaid('count is a whole number');
  await fill(field, '77');
  await press('保存');
  await expectSaid('count 已修改');
  await expectSaid('count整数77修改');
  await press('撤销');
  await expectSaid('count整数10修改');
});
