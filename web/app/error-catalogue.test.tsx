/** Every row of the error catalogue that has words, as the user of the product meets it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ERROR_CATALOGUE } from '#server/replica/error-catalogue.ts';
import { type Hands, SCREEN_ROWS } from '#web/e2e/error-catalogue-rows.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const WORDED = ERROR_CATALOGUE.flatMap(({ name, productText }) =>
  productText === null ? [] : [{ name, productText }],
);

async function firstOf<Found>(found: () => readonly Found[]): Promise<Found> {
  return waitFor(() => {
    const [first] = found();
    if (first === undefined) throw new Error('it is not there');
    return first;
  });
}

/** What a user does, in this document. */
const hands: Hands = {
  async open(path) {
    await product().open(path);
    await product().settled();
  },
  async press(name, dialog) {
    const place = dialog === undefined ? screen : within(await screen.findByRole('dialog', { name: dialog }));
    const found = () => [
      ...place.queryAllByRole('button', { name }),
      ...place.queryAllByRole('tab', { name }),
    ];
    await user.click(await firstOf(found));
  },
  async fill(label, text) {
    await user.clear(await firstOf(() => screen.queryAllByLabelText(label)));
    await user.paste(text);
  },
  pressEnter: () => user.keyboard('{Enter}'),
};

it.each(WORDED)('$name says $productText', async ({ name, productText }) => {
  const { account, path, provoke } = SCREEN_ROWS[name];
  if (account !== null) await product().logIn(account);
  await hands.open(path);
  await act(() => product().replica.preset(name));
  await provoke(hands);
  expect(await screen.findAllByText(productText)).not.toEqual([]);
});
