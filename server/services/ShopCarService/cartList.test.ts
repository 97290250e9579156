import { describe, expect, it } from 'vitest';
import { PAGE_MAX } from '#contracts/rules/limits.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { CART_RULE_LINES } from '#db/seeded/cart-rule-lines.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function ask(account: string, input: { page?: string; pageSize?: string } = {}) {
  return app().call('ShopCarService.cartList', input, { token: await app().tokenOf(account) });
}

async function ids(account: string, input: { page?: string; pageSize?: string } = {}): Promise<unknown[]> {
  const { list } = dataOf(await ask(account, input)) as { list: { ID: string }[] };
  return list.map(({ ID }) => ID);
}

function publicationOf(lineId: number): string {
  const { sqlite } = app().world.db;
  return String(sqlite.prepare('SELECT publication_id FROM cart_lines WHERE id = ?').pluck().get(lineId));
}

describe('ShopCarService.cartList', () => {
  const all = CART_RULE_LINES.map(({ id }) => String(id));

  it('answers the first twenty lines in the order of the cart', async () => {
    expect(dataOf(await ask('super'))).toMatchObject({ total: all.length, page: 1, pageSize: 20 });
    expect(await ids('super')).toEqual(all.slice(0, 20));
  });

  it('answers the rest on the second page, and nothing on the third', async () => {
    expect(await ids('super', { page: '2' })).toEqual(all.slice(20));
    expect(dataOf(await ask('super', { page: '3' }))).toMatchObject({ list: [], total: all.length, page: 3 });
  });

  it('takes page sizes from 1 to 100', async () => {
    expect(await ids('super', { page: '26', pageSize: '1' })).toEqual(all.slice(25));
    expect(await ids('super', { pageSize: '100' })).toEqual(all);
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '' },
    { page: '1e1' },
    { page: ' 1' },
    { page: '99999999999999999999' },
    { pageSize: '0' },
    { pageSize: '101' },
    { pageSize: '' },
    { pageSize: 'all' },
  ])('refuses %j', async (input) => {
    const reply = await ask('super', input);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 400, reason: 'bad-page' }]);
  });

  it('stays empty on the furthest page there is, and has none beyond', async () => {
    expect(await ids('super', { page: String(PAGE_MAX), pageSize: '100' })).toEqual([]);
    const beyond = await ask('super', { page: String(PAGE_MAX + 1) });
    expect(beyond.json.reason).toBe('bad-page');
  });

  it('says what is wrong with a line and what it cost before', async () => {
    const { list } = dataOf(await ask('vip')) as { list: Record<string, unknown>[] };
    const shown = list.map(({ ID, state, invalidReason, previousUnitPrice }) => [
      ID,
      state,
      invalidReason,
      previousUnitPrice,
    ]);
    expect(shown).toEqual([
      ['91001', 'valid', '', ''],
      ['91002', 'valid', '', ''],
      ['91003', 'withdrawn', '商品已下架', ''],
      ['91004', 'stale', '作品已由 40 页改为 48 页，请重新选择印刷选项', ''],
      ['91005', 'valid', '', '85.00'],
    ]);
  });

  it('agrees with cartInfo on every field the two share', async () => {
    const token = await app().tokenOf('vip');
    const { list } = dataOf(await ask('vip')) as { list: Record<string, unknown>[] };
    for (const line of list) {
      const info = await app().call('ShopCarService.cartInfo', { cartID: String(line.ID) }, { token });
      const { state: _s, invalidReason: _r, previousUnitPrice: _p, ...shared } = line;
      expect(dataOf(info).data).toEqual(shared);
    }
  });

  it('leads to each work, but not into the trash', async () => {
    const codes = async () => {
      const { list } = dataOf(await ask('super')) as { list: { opusCode: string }[] };
      return list.slice(0, 2).map(({ opusCode }) => opusCode);
    };
    const context = { db: app().world.db, now: TEST_NOW };
    const work = publicationOf(90001);
    runScenario('publication-in-state', context, { publicationID: work, state: 'draft', code: 'huan7dao4q' });
    expect(await codes()).toEqual(['huan7dao4q', expect.stringMatching(/^[0-9a-z]{10}$/)]);
    runScenario('publication-in-state', context, { publicationID: work, state: 'trashed' });
    expect(await codes()).toEqual(['', expect.stringMatching(/^[0-9a-z]{10}$/)]);
  });

  it('shows each member only the own lines', async () => {
    expect(await ids('demo')).toEqual(['92001', '92002', '92003']);
    expect(await ids('enterprise')).toEqual(['93001', '93002']);
    expect(await ids('fresh')).toEqual([]);
  });

  it('is empty once the cart is', async () => {
    runScenario('cart-empty', { db: app().world.db, now: TEST_NOW });
    expect(dataOf(await ask('super'))).toMatchObject({ list: [], total: 0 });
  });
});
