import { expect, it } from 'vitest';
import { Books } from './books.ts';
import { Counter } from './counter.ts';
import type { Shop } from './shop.ts';

/** The account ended while its customer still had a token: the token is refused, and nobody logs in any more. */
function shopWithoutTheAccount(): Shop {
  let logins = 0;
  return async ({ path }) => {
    if (!path.startsWith('/__replica/personas/')) return { status: 200, text: '{"code":401,"data":{}}' };
    logins += 1;
    return logins === 1 ? { status: 200, text: '{"token":"t"}' } : { status: 404, text: '{"code":404}' };
  };
}

it('an account that ended between two reads has lost neither order nor payment', async () => {
  const counter = new Counter(shopWithoutTheAccount(), { isArmed: () => false, broke: async () => {} });
  const books = new Books(counter);
  books.learnPayment('fresh', 'orders', {
    payNo: 'P1',
    amount: '10.00',
    channel: 'weixin',
    state: 'waiting',
  });
  books.learnOrder('fresh', 'D1');
  await books.refresh([]);
  expect([...counter.gone]).toEqual(['fresh']);
});
