import { describe, expect, it } from 'vitest';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { parseTotalReply } from '#contracts/rules/price/total-reply.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { setGoodsSaleable } from '#db/testing.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, factsOf } from '../testing.ts';
import {
  choice,
  chosen,
  codesOf,
  info,
  LINES,
  PAGE_RULES,
  QUANTITIES,
  SUPER_ID,
  save,
  total,
  UNREADABLE,
  VALID,
} from './testing.ts';

const app = appForEachTest();

/** Nothing but a text other than ok, and not one fact changed. */
async function expectRefused(sent: Parameters<typeof save>[1], words?: string, account?: string) {
  const before = factsOf(app());
  const reply = await save(app(), sent, account);
  expect([reply.status, reply.type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(reply.text).not.toBe('ok');
  if (words !== undefined) expect(reply.text).toContain(words);
  expect(factsOf(app())).toBe(before);
}

describe('ShoppingServiceMag.updateCart', () => {
  it('answers the text ok, byte for byte', async () => {
    const reply = await save(app());
    expect([reply.status, reply.type, reply.text]).toEqual([200, 'text/plain; charset=utf-8', 'ok']);
  });

  it('keeps options, quantity, pages and remark', async () => {
    const cnums = chosen(1, 'FM02', 'ZD10', 'NK200', 'NF02', 'FF03', 'BY02');
    const remarkinfo = '  “加印”地址 & 100%\n<b>第二行</b>';
    expect((await save(app(), { count: '77', pagesNum: '48', cnums, remarkinfo })).text).toBe('ok');
    const item = await info(app(), '90001');
    expect(item).toMatchObject({ count: 77, pageNum: 48, showPageNum: '48页', remarkinfo });
    expect(codesOf(item)).toBe(cnums);
  });

  it.each(['1', '50', '333', '1000000'])(
    'keeps the very price that getTotal gives for %s copies',
    async (count) => {
      const choice = { count, pagesNum: '60', cnums: chosen(1, 'FM03', 'ZD10') };
      const priced = parseTotalReply((await total(app(), choice)).text);
      expect((await save(app(), choice)).text).toBe('ok');
      const item = await info(app(), '90001');
      expect(item.totalPrice).toBe(priced?.extras?.total);
      expect(item.unitPrice).toBe(
        shownUnitPrice({ total: priced?.extras?.total ?? '', count: Number(count) }),
      );
    },
  );

  it('renews the discount text', async () => {
    await save(app(), { count: '1000' });
    expect((await info(app(), '90001')).yhstr).toBe('已享<b>8.5折</b>');
    await save(app(), { count: '1' });
    expect((await info(app(), '90001')).yhstr).toBe('满50本<b>9.7折</b>');
  });

  it('keeps the options in step order, in whatever order they were sent', async () => {
    await save(app(), { cnums: VALID.cnums.split('|').reverse().join('|') });
    expect(codesOf(await info(app(), '90001'))).toBe(VALID.cnums);
  });

  it('takes away a remark that was there', async () => {
    expect((await info(app(), '90023')).remarkinfo).not.toBe('');
    const sent = { CartID: '90023', goodsID: '4', pagesNum: '28', cnums: 'FM01|ZD12|NK157|NF01|FF01|BY01' };
    expect((await save(app(), sent)).text).toBe('ok');
    expect((await info(app(), '90023')).remarkinfo).toBe('');
  });

  it('changes no other line', async () => {
    const others = async () => Promise.all(['90002', '90003', '90024'].map((id) => info(app(), id)));
    const before = await others();
    await save(app(), { count: '99' });
    expect(await others()).toEqual(before);
  });

  it('is the same when it is done twice', async () => {
    await save(app(), { count: '12' });
    const once = await info(app(), '90001');
    await save(app(), { count: '12' });
    expect(await info(app(), '90001')).toEqual(once);
  });

  it('puts a stale line right', async () => {
    const sent = { CartID: '91004', memberID: '10002', pagesNum: '48' };
    expect((await save(app(), sent, 'vip')).text).toBe('ok');
    const reply = await app().call('ShopCarService.cartList', {}, { token: await app().tokenOf('vip') });
    const { list } = reply.json.data as { list: Record<string, unknown>[] };
    expect(list.find(({ ID }) => ID === '91004')).toMatchObject({
      state: 'valid',
      invalidReason: '',
      pageNum: 48,
    });
  });

  it.each(QUANTITIES)('judges the quantity %j', async (count, message) => {
    if (message !== null) return expectRefused({ count }, message);
    expect((await save(app(), { count })).text).toBe('ok');
    expect((await info(app(), '90001')).count).toBe(Number(count));
  });

  it.each(PAGE_RULES)('judges %s', async (_rule, sent, refusal) => {
    if (refusal !== null) return expectRefused(sent, refusal);
    expect((await save(app(), sent)).text).toBe('ok');
    const item = await info(app(), LINES[sent.goodsID] ?? '');
    expect([String(item.pageNum), codesOf(item)]).toEqual([sent.pagesNum, sent.cnums]);
  });

  it.each(UNREADABLE)('refuses %s', async (_what, sent, _reason, message) => {
    await expectRefused(sent, message);
  });

  it('names step and option that cannot be printed', async () => {
    const reply = await save(app(), choice(1, 41, 'ZD09'));
    expect(reply.text).toBe('装订方式「豪华装」不可用：豪华装适用 10–40 页，当前 41 页');
  });

  it('holds hidden steps to the rules of a choice as well', async () => {
    await expectRefused({ cnums: VALID.cnums.replace('|BY01', '') });
    await save(app(), { cnums: chosen(1, 'BY02') });
    expect(codesOf(await info(app(), '90001'))).toContain('BY02');
  });

  it.each([
    '',
    '0',
    'x',
    '090001',
    '9e4',
    ' 90001',
    '90001.0',
    '123456',
    '999999999999999999',
    '99999999999999999999',
  ])('knows no line %j', async (CartID) => {
    await expectRefused({ CartID }, '购物车商品不存在');
  });

  it('does not touch another member’s line, whichever member id is sent', async () => {
    await expectRefused({ CartID: '92002', pagesNum: '60', memberID: SUPER_ID }, '购物车商品不存在');
    await expectRefused({ CartID: '92002', pagesNum: '60', memberID: '10001' }, '购物车商品不存在');
    await expectRefused({ CartID: '90001', memberID: '10001' }, '购物车商品不存在', 'demo');
    await expectRefused({ CartID: '90001', memberID: SUPER_ID }, '购物车商品不存在', 'demo');
  });

  it.each(['', '2', '8', '999', '01', 'x'])('does not make the line one of goods %j', async (goodsID) => {
    await expectRefused({ CartID: '90001', goodsID }, '商品与购物车中的不一致');
  });

  it('does not save goods that were withdrawn', async () => {
    setGoodsSaleable(app().world.db, 1, 'N');
    await expectRefused({}, '该商品已下架');
  });

  it('does not save a line that was withdrawn', async () => {
    runScenario('cart-line-withdrawn', { db: app().world.db, now: TEST_NOW });
    await expectRefused({}, '该商品已下架，不能修改');
  });

  it.each(['', '0', '2', 'true', '01'])('wants the file to be checked: %j', async (pdfchecked) => {
    await expectRefused({ pdfchecked }, '文件检查标记不正确');
  });

  it('takes a remark of 500 characters and none longer', async () => {
    expect((await save(app(), { remarkinfo: '好'.repeat(500) })).text).toBe('ok');
    await expectRefused({ remarkinfo: '好'.repeat(501) }, '备注最多500个字符');
  });

  it('does not look at the four that are always empty', async () => {
    const sent = { fuwu: 'x', fxID: '1', prop1: 'y', pdfCnum: 'z' };
    expect((await save(app(), sent)).text).toBe('ok');
  });

  it.each(['CartID', 'goodsID', 'count', 'pagesNum', 'memberID', 'cnums', 'pdfchecked'] as const)(
    'answers bad input itself when %s is missing',
    async (missing) => {
      const sent = { CartID: '90001', memberID: SUPER_ID, remarkinfo: '', pdfchecked: '1', ...VALID };
      const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== missing));
      const before = factsOf(app());
      const reply = await app().call('ShoppingServiceMag.updateCart', rest, {
        token: await app().tokenOf('super'),
      });
      expect([reply.status, reply.text]).toEqual([200, expect.not.stringMatching(/^ok$/)]);
      expect(factsOf(app())).toBe(before);
    },
  );

  it('leaves one consistent line after fifty identical saves at once', async () => {
    const sent = { count: '333', pagesNum: '48', cnums: chosen(1, 'ZD10') };
    const replies = await Promise.all(Array.from({ length: 50 }, () => save(app(), sent)));
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['ok']));
    const item = await info(app(), '90001');
    const priced = parseTotalReply((await total(app(), sent)).text);
    expect(item).toMatchObject({ count: 333, pageNum: 48, totalPrice: priced?.extras?.total });
    expect(codesOf(item)).toBe(sent.cnums);
  });

  it('never mixes two different saves that race', async () => {
    const one = { count: '10', pagesNum: '64', cnums: chosen(1, 'ZD06') };
    const other = { count: '1000', pagesNum: '40', cnums: chosen(1, 'ZD09') };
    await Promise.all(Array.from({ length: 20 }, (_, index) => save(app(), index % 2 ? one : other)));
    const item = await info(app(), '90001');
    const winner = item.count === 10 ? one : other;
    const priced = parseTotalReply((await total(app(), winner)).text);
    expect([String(item.count), String(item.pageNum), codesOf(item), item.totalPrice]).toEqual([
      winner.count,
      winner.pagesNum,
      winner.cnums,
      priced?.extras?.total,
    ]);
  });
});
