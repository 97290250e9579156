import { describe, expect, it } from 'vitest';
import type { Input } from '#contracts/operations.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { deleteLines, fillCart, idsOf } from '../ShopCarService/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { chosen, codesOf, info, QUANTITIES, UNREADABLE } from './testing.ts';

const app = appForEachTest();

/** 环岛骑行 of super has 64 pages; one of the cart lines has the same publication with another choice. */
const ADDING: Input<'ShoppingServiceMag.addCart'> = {
  publicationID: '50043',
  goodsID: '1',
  count: '3',
  pagesNum: '64',
  cnums: chosen(1, 'ZD08'),
  remarkinfo: '',
};

async function add(sent: Partial<Input<'ShoppingServiceMag.addCart'>> = {}, account = 'super') {
  const token = await app().tokenOf(account);
  return app().call('ShoppingServiceMag.addCart', { ...ADDING, ...sent }, { token });
}

async function expectRefused(
  sent: Partial<Input<'ShoppingServiceMag.addCart'>>,
  refusal: { code: number; reason: string; message?: string },
): Promise<void> {
  const before = factsOf(app());
  const reply = await add(sent);
  expect([reply.status, reply.json]).toMatchObject([200, refusal]);
  expect(factsOf(app())).toBe(before);
}

const choiceRefusal = (message: string) => ({ code: 1061, reason: 'bad-choice', message });

describe('ShoppingServiceMag.addCart', () => {
  it('puts a new line at the head of the cart, priced', async () => {
    const { ID, ...done } = dataOf(await add({ remarkinfo: '请勿折叠' })) as { ID: string };
    expect(done).toEqual({ merged: 'N', count: 3, previousCount: 0 });
    expect((await idsOf(app(), 'super')).at(0)).toBe(ID);
    const item = await info(app(), ID);
    expect(item).toMatchObject({ count: 3, pageNum: 64, showPageNum: '64页', remarkinfo: '请勿折叠' });
    expect(codesOf(item)).toBe(ADDING.cnums);
    const token = await app().tokenOf('super');
    const { remarkinfo: _remark, publicationID: _publication, ...choice } = ADDING;
    const asked = { ...choice, memberID: '10003', random: '1' };
    const priced = await app().call('ShoppingServiceMag.getTotal', asked, { token });
    expect(priced.text.split('|')[1]).toBe(item.totalPrice);
  });

  it('keeps which errors the member knew of', async () => {
    const faulty = { publicationID: '50006', pagesNum: '36', known: 'Y', cnums: chosen(1, 'ZD08') } as const;
    const { ID } = dataOf(await add(faulty)) as { ID: string };
    const kept = () =>
      app()
        .world.db.sqlite.prepare('SELECT known_problems FROM cart_lines WHERE id = ?')
        .pluck()
        .get(Number(ID));
    expect(JSON.parse(String(kept()))).toEqual({
      memberId: 10_003,
      at: TEST_NOW,
      problems: [{ page: 14, text: '缺少图片，印刷后此处为空白' }],
    });
    dataOf(await add({ ...faulty, known: 'N' }));
    expect(kept()).toContain('缺少图片');
  });

  it('keeps nothing where there was nothing to know of', async () => {
    const { ID } = dataOf(await add({ known: 'Y' })) as { ID: string };
    const line = app().world.db.sqlite.prepare('SELECT known_problems FROM cart_lines WHERE id = ?');
    expect(line.pluck().get(Number(ID))).toBeNull();
  });

  it('merges an equal line and says what it held before', async () => {
    const first = dataOf(await add());
    const second = dataOf(await add({ count: '50' }));
    expect(second).toEqual({ ID: first.ID, merged: 'Y', count: 53, previousCount: 3 });
    expect((await info(app(), String(first.ID))).yhstr).toContain('已享');
    expect(await idsOf(app(), 'super')).toHaveLength(27);
  });

  it('puts what was added last first, merged or not', async () => {
    const merged = String(dataOf(await add()).ID);
    const other = String(dataOf(await add({ remarkinfo: '加急' })).ID);
    expect((await idsOf(app(), 'super')).slice(0, 2)).toEqual([other, merged]);
    await add();
    expect((await idsOf(app(), 'super')).slice(0, 2)).toEqual([merged, other]);
  });

  it('merges with a line that was made otherwise', async () => {
    const added = dataOf(await add({ cnums: chosen(1), count: '5' }));
    expect(added).toEqual({ ID: '90001', merged: 'Y', count: 15, previousCount: 10 });
  });

  it.each<[string, Partial<typeof ADDING>]>([
    ['another option', { cnums: chosen(1, 'ZD08', 'FM02') }],
    ['other pages', { pagesNum: '65' }],
    ['other goods', { goodsID: '3', cnums: chosen(3, 'ZD08') }],
    ['another remark', { remarkinfo: '加急' }],
    ['a wish for a line of its own', { merge: 'N' }],
  ])('makes a second line for %s', async (_what, sent) => {
    const first = dataOf(await add());
    const second = dataOf(await add(sent));
    expect(second).toMatchObject({ merged: 'N', previousCount: 0 });
    expect(second.ID).not.toBe(first.ID);
  });

  it('does not merge with a deleted line', async () => {
    const first = String(dataOf(await add()).ID);
    await deleteLines(app(), first, 'super');
    expect(dataOf(await add())).toMatchObject({ merged: 'N', count: 3 });
  });

  it('does not merge with a line that cannot be ordered', async () => {
    runScenario('cart-line-withdrawn', { db: app().world.db, now: TEST_NOW });
    expect(dataOf(await add({ cnums: chosen(1) }))).toMatchObject({ merged: 'N' });
  });

  it('makes one line of fifty equal calls at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => add()));
    expect(new Set(replies.map((reply) => dataOf(reply).ID)).size).toBe(1);
    expect(await info(app(), String(dataOf(replies[0] ?? (await add())).ID))).toMatchObject({ count: 150 });
    expect(await idsOf(app(), 'super')).toHaveLength(27);
  });

  it('holds a merged line to a million copies', async () => {
    await add({ count: '999999' });
    expect(dataOf(await add({ count: '1' }))).toMatchObject({ merged: 'Y', count: 1_000_000 });
    await expectRefused({ count: '1' }, choiceRefusal('数量最大值为1000000'));
  });

  it('refuses the 201st line, but still merges', async () => {
    await add();
    await fillCart(app(), '90001', 'super');
    await expectRefused({ remarkinfo: '又一件' }, { code: 1060, reason: 'cart-full' });
    expect(dataOf(await add())).toMatchObject({ merged: 'Y', count: 6 });
  });

  it.each(QUANTITIES)('judges the quantity %j', async (count, message) => {
    if (message !== null) return expectRefused({ count }, choiceRefusal(message));
    expect(dataOf(await add({ count }))).toMatchObject({ count: Number(count) });
  });

  it.each(UNREADABLE.filter(([, { memberID }]) => memberID === undefined))(
    'refuses %s',
    async (_what, { memberID: _member, ...sent }, _reason, message) => {
      await expectRefused(sent, choiceRefusal(message));
    },
  );

  it.each([
    ['64', null],
    ['68', null],
    ['63', '页数须为 64 到 68 页'],
    ['69', '页数须为 64 到 68 页'],
  ])('takes the pages of the publication and up to four blank ones: %s', async (pagesNum, message) => {
    if (message !== null) return expectRefused({ pagesNum }, choiceRefusal(message));
    expect(dataOf(await add({ pagesNum }))).toMatchObject({ merged: 'N' });
  });

  it('names step and option that cannot be printed', () =>
    expectRefused(
      { cnums: chosen(1, 'ZD09') },
      choiceRefusal('装订方式「豪华装」不可用：豪华装适用 10–40 页，当前 64 页'),
    ));

  it.each(['', '2000', '999', '01', 'x'])('does not sell goods %j', (goodsID) =>
    expectRefused({ goodsID }, choiceRefusal('商品不存在')),
  );

  it('does not sell what was withdrawn', () =>
    expectRefused({ goodsID: '8' }, choiceRefusal('该商品已下架')));

  it('takes a remark of 500 characters and none longer', async () => {
    expect(dataOf(await add({ remarkinfo: '好'.repeat(500) }))).toMatchObject({ merged: 'N' });
    await expectRefused({ remarkinfo: '好'.repeat(501) }, choiceRefusal('备注最多500个字符'));
  });

  it.each([
    ['another member’s publication', '51001'],
    ['an unknown one', '59999'],
    ['nothing', ''],
    ['leading zeros', '050043'],
    ['no digits', 'x'],
    ['19 digits', '9'.repeat(19)],
  ])('finds no publication for %s', (_what, publicationID) =>
    expectRefused({ publicationID }, { code: 404, reason: 'publication-not-found', message: '作品不存在' }),
  );
});
