import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';

const OPERATION = 'SearchServiceMag.search';
const app = appForEachTest();
type Found = Record<'orders' | 'works' | 'addresses', Record<string, string>[]> & {
  more: Record<string, string>;
};

async function reply(keyword: string, account = 'super') {
  return app().call(OPERATION, { keyword }, { token: await app().tokenOf(account) });
}
const search = async (keyword: string, account?: string) =>
  dataOf(await reply(keyword, account)) as unknown as Found;
const sql = (text: string) => app().world.db.sqlite.exec(text);

describe(OPERATION, () => {
  it('finds orders, works and addresses in one go', async () => {
    sql(`UPDATE publications SET name = '海棠书' WHERE id = 50001;
      UPDATE order_lines SET publication_name = '海棠书' WHERE order_id = (SELECT min(id) FROM orders WHERE user_id = 10003);
      UPDATE addresses SET detail = '海棠里 5 号' WHERE id = 80001`);
    const found = await search(' 海棠 ');
    expect(found.orders).toMatchObject([{ title: '海棠书' }]);
    expect(found.works).toMatchObject([{ opusID: '50001', name: '海棠书' }]);
    expect(found.addresses).toMatchObject([{ addrID: '80001', text: expect.stringContaining('海棠里') }]);
    expect(found.more).toEqual({ orders: 'N', works: 'N', addresses: 'N' });
  });

  it('calls a calendar what it is', async () => {
    sql(`UPDATE publications SET name = '海棠历', type = 'calendar', page_num = 13 WHERE id = 50001`);
    for (const [widthMm, heightMm, typeName] of [
      [297, 420, '挂历'],
      [210, 145, '台历'],
    ]) {
      sql(`UPDATE publications SET width_mm = ${widthMm}, height_mm = ${heightMm} WHERE id = 50001`);
      expect((await search('海棠历')).works).toMatchObject([{ typeName }]);
    }
  });

  it('finds an order by its number, whole or in part', async () => {
    const no = app().world.db.sqlite.prepare('SELECT no FROM orders WHERE user_id = 10003').pluck().get();
    expect((await search(String(no))).orders).toMatchObject([{ orderNo: no }]);
    expect((await search(String(no).slice(-6))).orders).toMatchObject([{ orderNo: no }]);
  });

  it('shows five of a kind and says that there are more', async () => {
    sql(`UPDATE publications SET name = name || '画册' WHERE owner_id = 10003`);
    const found = await search('画册');
    expect([found.works.length, found.more.works]).toEqual([5, 'Y']);
  });

  it('takes what is a pattern elsewhere to the letter', async () => {
    sql(`UPDATE publications SET name = '50%_\\' WHERE id = 50001`);
    for (const keyword of ['%', '_', '\\', '50%_\\']) {
      expect((await search(keyword)).works.map(({ opusID }) => opusID)).toEqual(['50001']);
    }
  });

  it('finds neither what is deleted nor what is another member’s', async () => {
    sql(`UPDATE publications SET name = '海棠书', trashed_at = 1 WHERE id = 50001;
      UPDATE publications SET name = '海棠书' WHERE owner_id = 10002;
      UPDATE orders SET receiver_name = '海棠', deleted_at = 1 WHERE user_id = 10003`);
    const found = await search('海棠');
    expect([found.orders, found.works]).toEqual([[], []]);
    expect((await search('海棠', 'vip')).works.length).toBeGreaterThan(0);
  });

  it('looks through the latest two thousand, and knows every number', async () => {
    sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2001)
      INSERT INTO orders (id, no, user_id, state, address, receiver_name, receiver_mobile, delivery, expected_from,
        expected_to, goods_total_fen, pay_total_fen, created_at, expires_at)
      SELECT 900000 + i, '9999999999' || (900000 + i), 10003, 'done', '{}', iif(i = 2001, '最早的人', '某人'), '', 'standard',
        '', '', 1, 1, 9000000000000 - i, 0 FROM n`);
    expect((await search('最早')).orders).toEqual([]);
    expect((await search('9999999999902001')).orders).toMatchObject([{ receiver: '最早的人' }]);
  });

  it.each(['', '   ', '长'.repeat(51)])('refuses "%s"', async (keyword) => {
    const { json } = await reply(keyword);
    expect([json.reason, json.message]).toEqual(['bad-keyword', '请输入1-50个字符的搜索内容']);
  });
});
