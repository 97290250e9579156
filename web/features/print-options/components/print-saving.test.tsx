/** Loading and saving a line in its dialog, and what becomes of it when that fails. */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import { alerts, expectPriced, fill, next, openLine, quantity, remark, waits } from '../testing.ts';
import { PrintOptionsDialog } from './print-options-dialog.tsx';

const UPDATE_CART = 'ShoppingServiceMag.updateCart';
const SAVE_FAILED = '更新购物车失败，请稍后再试';
/** 环岛骑行. */
const VALID = '90001';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

/** The dialog of one line, in which another one can take its place. */
function OpenedAgain({ onSaved }: { readonly onSaved: (time: number) => void }) {
  const [time, setTime] = useState(1);
  const request = { cartID: VALID, onSaved: () => onSaved(time), onClosed: () => {} };
  return (
    <>
      <button type="button" onClick={() => setTime(time + 1)}>
        again
      </button>
      <PrintOptionsDialog key={time} request={request} />
    </>
  );
}

describe('saving', () => {
  it('that fails keeps the dialog and what was typed, and works again', async () => {
    const timesSaved = await openLine(product(), VALID);
    await fill(remark(), '请勿折叠');
    await expectPriced();
    await product().replica.fault({ operation: UPDATE_CART, kind: 'business-failure', times: 1 });
    await user.click(next());
    // In the bar, and once as a notice.
    await expect.poll(() => screen.queryAllByText(SAVE_FAILED)).toHaveLength(2);
    expect(alerts()).toContain(SAVE_FAILED);
    expect(remark().value).toBe('请勿折叠');
    expect(timesSaved()).toBe(0);
    await user.click(next());
    await expect.poll(timesSaved).toBe(1);
    await expect.poll(() => toasts('印刷选项已保存')).toHaveLength(1);
    await expect.poll(() => toasts(SAVE_FAILED)).toEqual([]);
    await openLine(product(), VALID);
    expect(remark().value).toBe('请勿折叠');
  });

  it('that is still under way is not sent again from a dialog that was left and opened anew', async () => {
    const saved: number[] = [];
    product().show(<OpenedAgain onSaved={(time) => saved.push(time)} />);
    await screen.findByLabelText('数量');
    await expectPriced();
    const { asked, letGo } = product().hold('updateCart');
    await user.click(next());
    await asked;

    await user.click(screen.getByText('again'));
    await screen.findByLabelText('数量');
    await expectPriced();
    await user.click(next());
    expect(await screen.findByText('加载中')).toBeTruthy();
    expect(saved).toEqual([]);
    letGo();
    await expect.poll(() => saved).toContain(2);
    expect(await product().replica.journal(UPDATE_CART)).toHaveLength(1);
  });

  it('happens once on a double click', async () => {
    const timesSaved = await openLine(product(), VALID);
    await expectPriced();
    const { asked, letGo } = product().hold('updateCart');
    await user.dblClick(next());
    await asked;
    letGo();
    await expect.poll(timesSaved).toBe(1);
    expect(await product().replica.journal(UPDATE_CART)).toHaveLength(1);
  });
});

it('a line that cannot be loaded offers another try', async () => {
  await product().replica.fault({ operation: 'ShopCarService.cartInfo', kind: 'code', code: 500 });
  product().show(<PrintOptionsDialog request={{ cartID: VALID, onSaved: () => {}, onClosed: () => {} }} />);
  const words = await screen.findByText('商品没有加载出来');
  expect(words.closest('[role=alert]')).not.toBeNull();
  await product().replica.clearFaults();
  await user.click(screen.getByText('重试'));
  await screen.findByLabelText('数量');
  await expect.poll(() => waits(next())).toBe(false);
  expect(quantity().value).toBe('10');
});
