import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queries } from './queries.ts';

/** How long after this answer the badges are asked for again; false for not by themselves. */
function pauseAfter(paying: number): unknown {
  const client = new QueryClient();
  const options = queries.counters();
  client.setQueryData(options.queryKey, {
    cart: 0,
    unpaid: 1,
    toFix: 0,
    paying,
    notices: 0,
    balance: '0.00',
  });
  const query = new QueryObserver(client, options).getCurrentQuery();
  const { refetchInterval } = options;
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
}

test('a payment under way is watched, be it a single one', () => {
  expect(pauseAfter(0)).toBe(false);
  expect(pauseAfter(1)).toBe(5000);
  expect(pauseAfter(2)).toBe(5000);
});
