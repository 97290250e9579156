import { describe, expect, it } from 'vitest';
import type { OperationId, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { lineWith } from './model/line.fixture.ts';
import { wholeCart } from './read-cart.ts';

/** A server with so many lines; `lost` is a page that does not come. */
function cartOf(total: number, lost = 0): ApiClient {
  const ids = Array.from({ length: total }, (_, at) => String(at + 1));
  return {
    async call<K extends OperationId>(_operation: K, input: object) {
      const { page, pageSize } = Object.fromEntries(
        Object.entries(input).map(([name, text]) => [name, Number(text)]),
      );
      if (page === undefined || pageSize === undefined) throw new Error('a page was to be asked for');
      if (page === lost) return REQUEST_FAILED;
      const list = ids.slice((page - 1) * pageSize, page * pageSize).map((ID) => lineWith({ ID }));
      return { code: 0, data: { list, total } } as unknown as Output<K>;
    },
  };
}

describe('the whole cart', () => {
  it.each([21, 100, 101, 200])('is every one of its %d lines, once', async (total) => {
    const outcome = await wholeCart(total, cartOf(total));
    const ids = outcome.ok ? outcome.value.map(({ ID }) => ID) : [];
    expect(ids).toEqual(Array.from({ length: total }, (_, at) => String(at + 1)));
  });

  it('is not there where one of its pages is not', async () => {
    expect((await wholeCart(150, cartOf(150, 2))).ok).toBe(false);
  });
});
