import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { CartScreen } from './cart-screen.tsx';

const product = productForEachTest();

/** The lines of one book, as they stand. By its label, because a name that is reckoned for a whole cart takes seconds. */
async function linesOf(book: string): Promise<(HTMLLIElement | null)[]> {
  const boxes = await screen.findAllByLabelText(`选择${book}`);
  return boxes.map((box) => box.closest('li'));
}

it('marks the copy and not what was copied', async () => {
  await product().logIn('vip');
  product().show(<CartScreen />);
  const book = '日日好';
  const [original] = await linesOf(book);
  if (!original) throw new Error(`the cart has no line of ${book}`);
  await user.click(within(original).getByText('复制'));

  await expect.poll(async () => (await linesOf(book)).length).toBe(2);
  const marks = (await linesOf(book)).map((line) => line?.dataset.fresh);
  expect(marks).toEqual(['false', 'true']);
});
