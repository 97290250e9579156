import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logicalDump } from '#db/dump.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { type Control, controlOf } from './testing.ts';

interface Shown {
  readonly rowid: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly masked: readonly string[];
}

let test: TestApp;
let control: Control;
beforeEach(async () => {
  test = await startTestApp({ env: { moments: 1000 } });
  control = controlOf(test.app);
});
afterEach(() => test.close());

const rows = async (path: string) => (await control('GET', `rows/${path}`)).body.list as Shown[];
const edit = (path: string, column: string, value?: string | number) =>
  control('POST', `rows/${path}`, { column, ...(value === undefined ? {} : { value }) });

describe('the tables', () => {
  it('tell how many rows they have and what may stand in their columns', async () => {
    const { list } = (await control('GET', 'rows')).body as {
      list: { name: string; rows: number; columns: object[] }[];
    };
    const addresses = list.find(({ name }) => name === 'addresses');
    expect(addresses?.rows).toBe(
      test.world.db.sqlite.prepare('SELECT count(*) FROM addresses').pluck().get(),
    );
    expect(addresses?.columns).toContainEqual({
      ...{ name: 'user_id', type: 'number', nullable: false, key: false },
      ...{ secret: false, words: [], refers: 'users' },
    });
    expect(addresses?.columns).toContainEqual(
      expect.objectContaining({ name: 'is_default', type: 'word', words: ['Y', 'N'] }),
    );
    expect(list.map(({ name }) => name)).toEqual([...list.map(({ name }) => name)].sort());
  });
});

describe('the rows of a table', () => {
  it('come by pages, secrets and phone numbers masked', async () => {
    const { body } = await control('GET', 'rows/users?column=id&value=10003');
    expect(body).toMatchObject({ table: 'users', total: 1, list: [{ rowid: 10003 }] });
    const [user] = body.list as Shown[];
    expect(user?.values.account).toBe('super');
    expect(user?.values.password_hash).toBe('***');
    expect(user?.values.mobile).toMatch(/^1\d\d\*{4}\d{4}$/);
    expect(user?.masked).toEqual(expect.arrayContaining(['password_hash', 'mobile']));
  });

  it('are found by what stands in a column', async () => {
    expect((await rows('cart_lines?column=id&value=90002')).map(({ rowid }) => rowid)).toEqual([90002]);
    expect(await rows('cart_lines?column=remark&value=nothing-like-that')).toEqual([]);
  });

  it.each([
    ['nothing', 404, 'unknown-table'],
    ['cart_lines?column=none&value=1', 400, 'bad-control-request'],
    ['users?column=password_hash&value=1', 409, 'secret-column'],
    ['cart_lines?limit=1000', 400, 'bad-control-request'],
  ])('%s is refused', async (path, status, reason) => {
    expect(await control('GET', `rows/${path}`)).toMatchObject({ status, body: { reason } });
  });
});

describe('a page of rows', () => {
  it('goes on where the one before ended', async () => {
    const all = await rows('users');
    expect(await rows('users?limit=2&from=2')).toEqual(all.slice(2, 4));
    expect(all.length).toBeGreaterThan(4);
  });
});

describe('a value', () => {
  it('is written, seen by the product, and taken back by its moment', async () => {
    const token = await test.tokenOf('super');
    const before = logicalDump(test.world.db);
    const { body } = await edit('cart_lines/90002', 'remark', '加急');
    expect(body).toMatchObject({ rowid: 90002, values: { remark: '加急' } });
    const { list } = (await control('GET', 'moments')).body as { list: { id: number; what: string }[] };
    expect(list.at(-1)?.what).toBe('POST /__replica/rows/{table}/{rowid}');
    const seen = await test.call('ShopCarService.cartInfo', { cartID: '90002' }, { token });
    expect(JSON.stringify(seen.json)).toContain('加急');
    await control('POST', `moments/${list.at(-1)?.id}/rewind`);
    expect(logicalDump(test.world.db)).toBe(before);
  });

  it('of goods counts at once', async () => {
    const token = await test.tokenOf('super');
    const line = async () =>
      JSON.stringify((await test.call('ShopCarService.cartInfo', { cartID: '90001' }, { token })).json);
    const [goods] = await rows('cart_lines?column=id&value=90001');
    const before = await line();
    await edit(`goods/${goods?.values.goods_id}`, 'name', '改了名的书');
    expect(before).not.toContain('改了名的书');
    expect(await line()).toContain('改了名的书');
  });

  it('may be nothing where the column lets it', async () => {
    await edit('cart_lines/90001', 'deleted_at', 5);
    expect((await edit('cart_lines/90001', 'deleted_at')).body).toMatchObject({
      values: { deleted_at: null },
    });
  });

  it.each([
    ['cart_lines/90001', 'count', 'many', 400, 'bad-value', 'count is a whole number, not "many"'],
    ['addresses/80001', 'is_default', 'X', 400, 'bad-value', 'one of "Y", "N"'],
    ['cart_lines/90001', 'remark', undefined, 400, 'bad-value', 'not null'],
    ['orders/1', 'address', '{', 400, 'bad-value', 'JSON'],
    ['addresses/80001', 'user_id', 99, 409, 'constraint', 'user_id names a row of users, and there is none'],
    ['users/10003', 'account', 'demo', 409, 'constraint', 'another row has the same users.account'],
    ['cart_lines/90001', 'id', 5, 400, 'key-column', 'tells the rows apart'],
    ['users/10003', 'password_hash', 'x', 409, 'secret-column', 'secret'],
    ['replica_meta/1', 'value', 'x', 409, 'not-edited', 'is not edited'],
    ['cart_lines/1', 'remark', 'x', 404, 'unknown-row', 'has no row 1'],
    ['cart_lines/x', 'remark', 'x', 400, 'bad-control-request', 'whole number'],
    ['cart_lines/90001', 'none', 'x', 400, 'bad-control-request', 'has no column "none"'],
  ])(
    '%s %s = %j is refused in words, and nothing changes',
    async (path, column, value, status, reason, words) => {
      if (path.startsWith('orders/')) {
        const [order] = await rows('orders?limit=1');
        path = `orders/${order?.rowid}`;
      }
      const before = logicalDump(test.world.db);
      const refused = await edit(path, column, value);
      expect(refused).toMatchObject({ status, body: { reason } });
      expect(refused.body.message).toContain(words);
      expect(logicalDump(test.world.db)).toBe(before);
    },
  );

  it('that breaks a rule of its table is refused by the name of the rule', async () => {
    const [tier] = await rows('price_tiers?limit=1');
    expect(await edit(`price_tiers/${tier?.rowid}`, 'discount_basis_points', 99_999)).toMatchObject({
      status: 409,
      body: { reason: 'constraint', message: expect.stringContaining('the rule "') },
    });
  });
});

describe('a demo', () => {
  it.each(['GET rows', 'GET rows/users', 'POST rows/users/10003'])('keeps visitors from %s', async (call) => {
    await test.close();
    test = await startTestApp({ env: { mode: 'demo' } });
    const [method = '', path = ''] = call.split(' ');
    const { statusCode } = await test.app.inject({
      method: method as 'GET' | 'POST',
      url: `/__replica/${path}`,
      payload: method === 'POST' ? { column: 'nick', value: 'x' } : undefined,
    });
    expect(statusCode).toBe(403);
  });
});
