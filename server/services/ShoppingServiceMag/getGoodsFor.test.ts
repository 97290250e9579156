import { describe, expect, it } from 'vitest';
import type { Output } from '#contracts/operations.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { clearCart } from '#db/queries/cart/cart.ts';
import { setGoodsSaleable } from '#db/testing.ts';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';

const app = appForEachTest();

type GoodsFor = Extract<Output<'ShoppingServiceMag.getGoodsFor'>, { code: 0 }>['data'];

const FIRST_ID_OF_SUPER = 50_001;
const MOST_PAGES = 10_000;

async function goodsFor(publicationID: string, account = 'super') {
  const token = await app().tokenOf(account);
  return app().call('ShoppingServiceMag.getGoodsFor', { publicationID }, { token });
}

async function offersFor(artId: string): Promise<GoodsFor> {
  const place = SEEDED_WORKS.findIndex((work) => work.artId === artId);
  return dataOf(await goodsFor(String(FIRST_ID_OF_SUPER + place))) as unknown as GoodsFor;
}

describe('ShoppingServiceMag.getGoodsFor', () => {
  it('shows the publication with what its preflight found', async () => {
    const data = await offersFor('snow-in-the-north');
    expect(data.publication).toMatchObject({
      name: '北方的雪',
      opusCode: expect.stringMatching(/^[0-9a-z]{10}$/),
      photoPath: '/media/art/snow-in-the-north.svg',
      type: 'album',
      pageNum: 30,
      showPageNum: '30页',
    });
    expect(data.preflight).toMatchObject({ level: 'info', items: [{ rule: 'work-state', page: 0 }] });
  });

  it('says what is wrong with a page', async () => {
    expect((await offersFor('singing-tree')).preflight).toEqual({
      level: 'error',
      items: [
        {
          rule: 'picture-missing',
          level: 'error',
          page: 14,
          text: '缺少图片，印刷后此处为空白',
          why: '这张图片的文件已经不在了，请换一张图片。',
        },
      ],
    });
  });

  it('offers everything on sale in its order, suiting goods marked', async () => {
    const { goods } = await offersFor('our-first-year');
    expect(goods.map(({ ID, suits }) => `${ID}${suits}`)).toEqual([
      ...['1Y', '2Y', '3Y', '4N', '5N', '6N', '7N', '9N', '10N', '11N'],
    ]);
    setGoodsSaleable(app().world.db, 3, 'N');
    expect((await offersFor('our-first-year')).goods.map(({ ID }) => ID)).not.toContain('3');
  });

  it('moves the usual choice to one that the page count allows', async () => {
    const { goods } = await offersFor('golden-anniversary');
    const chosen = goods.map(({ ID, buzhou }) => `${ID} ${joinCnums(buzhou)}`);
    expect(chosen[0]).toBe('1 FM01|ZD01|NK157|NF01|FF01|BY01');
    expect(goods[0]?.photoPath).toBe('/media/bindings/qima-ding.svg');
  });

  it('says why goods do not fit, and which page counts would', async () => {
    const { goods } = await offersFor('slow-river');
    const calendar = goods.find(({ name }) => name === '台历');
    expect(calendar).toMatchObject({
      fits: 'N',
      reason: '399 页没有可用的装订方式，200 页可以印',
      fromPrice: '0.00',
    });
  });

  it('has no specification for a book that nothing fits', async () => {
    const data = await offersFor('century-of-the-school');
    expect(data.publication.pageNum).toBe(MOST_PAGES);
    expect([data.specs, data.lastSpec, data.goods.map(({ fits }) => fits)]).toEqual([
      [],
      [],
      data.goods.map(() => 'N'),
    ]);
    expect(data.goods.every(({ reason }) => reason.startsWith('10000 页没有可用的'))).toBe(true);
  });

  it('proposes three specifications, the cheapest of them with the lowest price there is', async () => {
    const { specs, goods } = await offersFor('our-first-year');
    expect(specs.map(({ title, goodsName, unitPrice }) => [title, goodsName, unitPrice])).toEqual([
      ['经济', '平装画册', '42.80'],
      ['推荐', '照片书', '121.00'],
      ['收藏级', '照片书', '157.30'],
    ]);
    expect(specs[0]?.unitPrice).toBe(goods.find(({ name }) => name === '平装画册')?.fromPrice);
    expect(specs[2]?.options).toBe('封面米白布艺 · 豪华装 · 内页200克哑粉纸 · 内页哑膜 · 封面哑膜');
  });

  it.each(['new-colleague-handbook', 'annual-report-2026'])(
    'recommends a book for reading, and no album, for the text document %s',
    async (artId) => {
      const { specs, goods } = await offersFor(artId);
      expect(specs.find(({ title }) => title === '推荐')?.goodsName).toBe('平装书');
      expect(goods.find(({ name }) => name === '平装书')?.suits).toBe('Y');
    },
  );

  it('proposes one leaf, and no book, for a work of two pages', async () => {
    const { specs, goods } = await offersFor('brand-handbook');
    expect(specs.map(({ title, goodsName }) => [title, goodsName])).toEqual([
      ['经济', '单页'],
      ['推荐', '单页'],
      ['收藏级', '单页'],
    ]);
    expect(goods.filter(({ suits }) => suits === 'Y').map(({ name }) => name)).toEqual(['单页', '海报']);
    expect(specs.map(({ reason }) => reason).join()).not.toMatch(/样书|装订/);
  });

  it('pictures all goods as what they are', async () => {
    const { goods } = await offersFor('our-first-year');
    expect(goods.map(({ name, photoPath }) => [name, photoPath])).toEqual([
      ['精装画册', '/media/bindings/putong-jing.svg'],
      ['平装画册', '/media/bindings/putong-ping.svg'],
      ['照片书', '/media/bindings/duibiao-jing.svg'],
      ['台历', '/media/bindings/tiequan.svg'],
      ['挂历', '/media/goods/wall-calendar.svg'],
      ['名片', '/media/goods/cards.svg'],
      ['档案合订本', '/media/bindings/pur-jing.svg'],
      ['单页', '/media/goods/sheet.svg'],
      ['海报', '/media/goods/poster.svg'],
      ['平装书', '/media/bindings/putong-ping.svg'],
    ]);
  });

  it('tells from how many copies on a discount begins, and where it would be delivered', async () => {
    const { goods, deliverTo } = await offersFor('our-first-year');
    expect(goods[0]?.tiers.slice(0, 2)).toEqual([
      { count: 1, discount: '0' },
      { count: 50, discount: '0.03' },
    ]);
    expect(deliverTo).toMatch(/省|市|自治区$/);
    const data = dataOf(await goodsFor('51001', 'vip')) as unknown as GoodsFor;
    app().world.db.sqlite.exec('DELETE FROM addresses');
    expect([data.deliverTo, (await offersFor('our-first-year')).deliverTo]).toEqual([expect.any(String), '']);
  });

  it('can be added to the cart as it is proposed, for every publication of super', async () => {
    const token = await app().tokenOf('super');
    clearCart(app().world.db, 10003);
    for (const [place, { artId }] of SEEDED_WORKS.entries()) {
      const { specs, lastSpec, publication } = await offersFor(artId);
      for (const { goodsID, cnums } of specs) {
        const { pageNum, ID } = publication;
        const adding = {
          publicationID: ID,
          goodsID,
          cnums,
          count: '1',
          pagesNum: String(pageNum),
          remarkinfo: '',
        };
        const reply = await app().call('ShoppingServiceMag.addCart', adding, { token });
        expect([artId, reply.json.code]).toEqual([artId, 0]);
      }
      expect(lastSpec.length).toBeLessThanOrEqual(1);
      expect(publication.ID).toBe(String(FIRST_ID_OF_SUPER + place));
    }
  });

  it('prices a specification as the price call does', async () => {
    const { specs, publication } = await offersFor('our-first-year');
    const token = await app().tokenOf('super');
    for (const { goodsID, cnums, totalPrice } of specs) {
      const asked = { goodsID, cnums, count: '1', pagesNum: String(publication.pageNum), memberID: '10003' };
      const reply = await app().call('ShoppingServiceMag.getTotal', { ...asked, random: '1' }, { token });
      expect(reply.text.split('|')[1]).toBe(totalPrice);
    }
  });

  it('remembers what was ordered last of suiting goods', async () => {
    const { lastSpec } = await offersFor('desk-calendar-2027');
    expect(lastSpec).toMatchObject([{ goodsID: '4', cnums: 'FM01|ZD12|NK157|NF01|FF01|BY01', count: 40 }]);
  });

  it('remembers what lies in the cart where nothing was ordered', async () => {
    const data = dataOf(await goodsFor('51001', 'vip')) as unknown as GoodsFor;
    expect(data.lastSpec).toHaveLength(1);
    clearCart(app().world.db, 10002);
    app().world.db.sqlite.exec('DELETE FROM orders');
    expect((dataOf(await goodsFor('51001', 'vip')) as unknown as GoodsFor).lastSpec).toEqual([]);
  });

  it('reads and changes nothing', async () => {
    const before = factsOf(app());
    await goodsFor('50039');
    expect(factsOf(app())).toBe(before);
  });

  it.each([
    ['another member’s publication', '51001'],
    ['an unknown one', '59999'],
    ['nothing', ''],
    ['leading zeros', '050001'],
    ['no digits', 'x'],
  ])('finds nothing for %s', async (_what, publicationID) => {
    const reply = await goodsFor(publicationID);
    expect([reply.status, reply.json]).toMatchObject([
      200,
      { code: 404, reason: 'publication-not-found', message: '作品不存在' },
    ]);
  });
});
