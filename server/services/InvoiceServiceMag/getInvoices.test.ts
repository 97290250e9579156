import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
const list = async (input = {}, account = 'super') =>
  dataOf(await ask(app(), 'InvoiceServiceMag.getInvoices', input, account));

describe('InvoiceServiceMag.getInvoices', () => {
  it('shows the newest first, with what can be done', async () => {
    const { list: found } = (await list()) as {
      list: { state: string; createdAt: string; actions: string[] }[];
    };
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      found
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(found.find(({ state }) => state === 'failed')?.actions).toEqual(['retry', 'withdraw']);
    expect(found.find(({ state }) => state === 'issued')?.actions).toEqual(['download', 'send', 'red']);
    expect(new Set(found.map(({ state }) => state))).toEqual(
      new Set(['failed', 'rejected', 'issued', 'reddened']),
    );
  });

  it('turns pages, and is empty for a newcomer', async () => {
    expect((await list({ page: '2', pageSize: '2' })).list).toHaveLength(2);
    expect(await list({}, 'fresh')).toMatchObject({ list: [], total: 0 });
  });
});
