import { describe, expect, it } from 'vitest';
import { shownUnitPrice, totalPrice } from '#contracts/rules/price/price.ts';
import { parseTotalReply } from '#contracts/rules/price/total-reply.ts';
import { CART_RULE_LINES } from '#db/seeded/cart-rule-lines.ts';
import { setGoodsSaleable } from '#db/testing.ts';
import { appForEachTest, factsOf } from '../testing.ts';
import {
  codesOf,
  expectRefusal,
  info,
  PAGE_RULES,
  QUANTITIES,
  SUPER_ID,
  total,
  UNREADABLE,
  VALID,
} from './testing.ts';

const app = appForEachTest();

describe('ShoppingServiceMag.getTotal', () => {
  it('answers a pipe-separated text: 4th the discount rate, 7th the unit price', async () => {
    const reply = await total(app());
    expect([reply.status, reply.type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(reply.text).toBe('1144.00|1144.00|0.00|0|50|0.03|114.40|157|desk');
  });

  it.each([
    ['1', '0', '50', '0.03'],
    ['49', '0', '50', '0.03'],
    ['50', '0.03', '100', '0.05'],
    ['100', '0.05', '300', '0.08'],
    ['300', '0.08', '500', '0.1'],
    ['500', '0.1', '1000', '0.15'],
    ['999', '0.1', '1000', '0.15'],
    ['1000', '0.15', '', ''],
    ['1000000', '0.15', '', ''],
  ])(
    'gives %s copies the discount %s and names the next tier',
    async (count, discount, tier, tierDiscount) => {
      const values = (await total(app(), { count })).text.split('|');
      expect(values.slice(3, 6)).toEqual([discount, tier, tierDiscount]);
    },
  );

  it.each(['1', '7', '50', '333', '999', '1000', '1000000'])(
    'agrees with the price rule, worked out from its own 4th and 7th value: %s copies',
    async (count) => {
      const values = (await total(app(), { count, pagesNum: '63' })).text.split('|');
      const [, , , discount = '', , , unitPrice = ''] = values;
      expect(values[1]).toBe(totalPrice({ count: Number(count), unitPrice, discount }));
      expect(values[0]).toBe(totalPrice({ count: Number(count), unitPrice, discount: '0' }));
    },
  );

  it('agrees with every line of the cart that may be saved', async () => {
    for (const line of CART_RULE_LINES.filter(({ isChoiceAllowed }) => isChoiceAllowed)) {
      const item = await info(app(), String(line.id));
      const reply = await total(app(), {
        goodsID: String(line.goodsId),
        count: String(line.count),
        pagesNum: String(line.pageNum),
        cnums: codesOf(item),
      });
      const priced = parseTotalReply(reply.text);
      expect([line.id, priced?.extras?.total]).toEqual([line.id, item.totalPrice]);
      expect(shownUnitPrice({ total: priced?.extras?.total ?? '', count: line.count })).toBe(item.unitPrice);
    }
  });

  it('takes the options in any order', async () => {
    const reversed = VALID.cnums.split('|').reverse().join('|');
    expect((await total(app(), { cnums: reversed })).text).toBe((await total(app())).text);
  });

  it('does not look at the random parameter', async () => {
    expect((await total(app(), { random: '' })).text).toBe((await total(app())).text);
  });

  it.each(QUANTITIES)('judges the quantity %j', async (count, message) => {
    const reply = await total(app(), { count });
    expect(reply.status).toBe(200);
    if (message === null) expect(parseTotalReply(reply.text)).not.toBeNull();
    else expectRefusal(reply.json, 'bad-count', message);
  });

  it.each(PAGE_RULES)('judges %s', async (_rule, choice, refusal) => {
    const reply = await total(app(), choice);
    expect(reply.status).toBe(200);
    if (refusal === null) return expect(parseTotalReply(reply.text)).not.toBeNull();
    expect(reply.type).toBe('application/json; charset=utf-8');
    expect(reply.json).toMatchObject({ code: 400, reason: 'forbidden-options' });
    expect(reply.json.message).toContain(refusal);
  });

  it.each(UNREADABLE)('refuses %s', async (_what, sent, reason, message) => {
    const reply = await total(app(), sent);
    expect([reply.status, reply.type]).toEqual([200, 'application/json; charset=utf-8']);
    expectRefusal(reply.json, reason, message);
  });

  it.each(['', '0', '999', 'x', '01', '1e0', '9999999999999999999'])('knows no goods %j', async (goodsID) => {
    expectRefusal((await total(app(), { goodsID })).json, 'unknown-goods', '商品不存在');
  });

  it('prices nothing that was withdrawn', async () => {
    expectRefusal((await total(app(), { goodsID: '8' })).json, 'withdrawn-goods', '该商品已下架');
    setGoodsSaleable(app().world.db, 1, 'N');
    expectRefusal((await total(app())).json, 'withdrawn-goods', '该商品已下架');
  });

  it('refuses a member who names another', async () => {
    expectRefusal((await total(app(), { memberID: SUPER_ID }, 'vip')).json, 'bad-member', '会员编号不正确');
  });

  it.each(Object.keys({ ...VALID, memberID: '' }))(
    'answers bad input itself when %s is missing',
    async (missing) => {
      const sent = { ...VALID, memberID: SUPER_ID, random: '1' };
      const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== missing));
      const reply = await app().call('ShoppingServiceMag.getTotal', rest, {
        token: await app().tokenOf('super'),
      });
      expect([reply.status, reply.json.code]).toEqual([200, 400]);
    },
  );

  it('changes nothing', async () => {
    const before = factsOf(app());
    await total(app());
    expect(factsOf(app())).toBe(before);
  });
});
