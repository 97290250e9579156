import { describe, expect, it } from 'vitest';
import { DONE, mustBeDone, refused } from '../decision.ts';
import type { Coupon } from '../price/coupon.ts';
import { priceLockOf } from '../price/price-lock.ts';
import { sampleGoods } from '../testing/sample-goods.ts';
import { COUPON_IS_GONE, checkPlaceable, chooseForOrder, lockedPrices } from './order-draft.ts';
import { reckonOrder } from './order-reckoning.ts';
import { placedLine, placedOrder } from './placed-order.ts';

const NOW = Date.UTC(2026, 10, 21, 2);

const LINE = {
  publicationId: 50_001,
  goods: sampleGoods(),
  pageNum: 64,
  count: 10,
  selections: { 102: 'Z1' },
  remark: '',
};

const coupon = (id: number, thresholdFen: number): Coupon => ({
  ...{ id, name: `券${id}`, kind: 'amount', thresholdFen, value: 500 + id, mostFen: null, goodsIds: [] },
  ...{ validFrom: 0, validTo: NOW + 1 },
});

function reckoned(province: string | null = '浙江省') {
  const coupons = [coupon(1, 0), coupon(2, 0), coupon(3, 9001)];
  return reckonOrder({ lines: [LINE], coupons, province, now: NOW });
}

const reasonOf = (id: number) => reckoned().coupons.find((offer) => offer.coupon.id === id)?.reason ?? '';

const priced = (delivery = 'standard', couponID = 'none', province?: string) =>
  mustBeDone(chooseForOrder(reckoned(province), { delivery, couponID }));

describe('reckonOrder', () => {
  it('prices lines before and after the quantity discount, with the options in words', () => {
    expect(reckoned().lines).toMatchObject([
      {
        ...{ listFen: 10_000, totalFen: 9000, unitPriceFen: 900, binding: '锁线精装' },
        options: [{ Name: '装订方式', value: '锁线精装' }],
      },
    ]);
  });
});

describe('chooseForOrder', () => {
  it('adds up what was chosen', () => {
    const { money, delivery } = priced('express', '1');
    expect(money).toMatchObject({ goodsFen: 10_000, quantitySavedFen: 1000, couponFen: 501 });
    expect(money.payFen).toBe(9000 - 501 + delivery.freightFen);
  });

  it('takes the best coupon, none, or the one that is named', () => {
    expect(['auto', 'none', '1'].map((id) => priced('', id).coupon?.coupon.id ?? null)).toEqual([2, null, 1]);
  });

  it('gives way to another delivery where the chosen one does not go', () => {
    expect(priced('pickup', 'none', '香港特别行政区').delivery.code).not.toBe('pickup');
  });

  it.each([
    ['pigeon', 'none', refused('delivery-unavailable', { message: '没有这种配送方式' })],
    ['', '4', COUPON_IS_GONE],
    ['', 'x', COUPON_IS_GONE],
    ['', '3', refused('coupon-unusable', { message: reasonOf(3) })],
  ])('refuses delivery %j and coupon %j', (delivery, couponID, decision) => {
    expect(chooseForOrder(reckoned(), { delivery, couponID })).toEqual(decision);
  });

  it('refuses an address where nothing goes', () => {
    const deliveries = reckoned().deliveries.map((option) => ({ ...option, isAvailable: false }));
    const decided = chooseForOrder({ ...reckoned(), deliveries }, { delivery: '', couponID: 'none' });
    expect(decided).toEqual(refused('delivery-unavailable', { message: '该地址暂时无法配送' }));
  });

  it('says what a coupon lacks by one fen', () => {
    const lacking = reckoned().coupons.find((offer) => offer.coupon.id === 3);
    expect([lacking?.isUsable, lacking?.reason]).toEqual([false, expect.stringContaining('0.01')]);
  });
});

describe('checkPlaceable', () => {
  const order = priced();
  const cart = { ...LINE, id: 90_001, publication: { name: '西湖四时' } };
  const [line] = order.lines;
  const prices = lockedPrices(line ? [{ cart, priced: line }] : [], order.money);
  const check = (seen: { delivery?: string; priceLock?: string }, to = order) =>
    checkPlaceable(
      { deliveries: to.deliveries, prices },
      { delivery: 'standard', priceLock: priceLockOf(prices), ...seen },
    );

  it('takes an order at the prices that were seen', () => {
    expect(check({})).toEqual(DONE);
  });

  it('refuses a delivery that is none, or does not go there', () => {
    expect(check({ delivery: '' })).toEqual(refused('delivery-unavailable', { message: '请选择配送方式' }));
    const overseas = priced('standard', 'none', '香港特别行政区');
    const { reason: message } = overseas.deliveries.find(({ code }) => code === 'pickup') ?? { reason: '' };
    expect(message).not.toBe('');
    expect(check({ delivery: 'pickup' }, overseas)).toEqual(refused('delivery-unavailable', { message }));
  });

  it('refuses other prices, and says which and the new lock', () => {
    const before = priceLockOf({ ...prices, payFen: prices.payFen - 1 });
    expect(check({ priceLock: before })).toMatchObject({
      ...{ kind: 'refused', reason: 'price-changed', priceLock: priceLockOf(prices) },
      changes: [{ what: '应付' }],
    });
    expect(check({ priceLock: 'unreadable' })).toMatchObject({
      reason: 'price-changed',
      changes: [{ what: '应付（页面上的价格已失效）' }],
    });
  });

  it('notices other options at the same price, not another order of the steps', () => {
    const relock = (selections: Readonly<Record<string, string>>) =>
      priceLockOf(lockedPrices(line ? [{ cart: { ...cart, selections }, priced: line }] : [], order.money));
    expect(relock({ 1: 'A', 2: 'B' })).toBe(relock({ 1: 'B', 2: 'A' }));
    expect(check({ priceLock: relock({ 102: 'Z2' }) }).kind).toBe('refused');
  });
});

describe('an order that is placed', () => {
  const address = {
    ...{ name: '沈知远', mobile: '19000000003', province: '浙江省', city: '杭州市', district: '西湖区' },
    ...{ street: '', detail: '示例路', zip: '' },
  };
  const toPlace = { userId: 3, now: NOW, priced: priced('express', '1'), address };

  it('costs what was priced, and waits two hours for the payment', () => {
    const { money, delivery } = toPlace.priced;
    expect(placedOrder(60_001, toPlace)).toMatchObject({
      ...{ id: 60_001, no: '2026112100060001', userId: 3, state: 'unpaid', delivery: 'express' },
      ...{ payTotalFen: money.payFen, couponFen: 501, freightFen: money.freightFen },
      ...{ expectedFrom: delivery.from, expectedTo: delivery.to, wantsWallet: 'N', wantsProof: 'N' },
      ...{ expiresAt: NOW + 7_200_000, dueAt: NOW + 7_200_000, dueEvent: 'expire', remark: '', invoice: '' },
    });
  });

  it('keeps an invoice only where one is wanted', () => {
    const invoice = { kind: 'personal', title: '沈知远', taxNo: '', email: '' } as const;
    expect(JSON.parse(placedOrder(1, { ...toPlace, invoice }).invoice)).toEqual(invoice);
    expect(placedOrder(1, { ...toPlace, invoice: { ...invoice, kind: 'none' } }).invoice).toBe('');
  });

  it('copies what it prints', () => {
    const [line] = toPlace.priced.lines;
    const publication = {
      id: 50_001,
      name: '西湖四时',
      author: '沈',
      artId: 'flora',
      type: 'ebook',
      updatedAt: 5,
    };
    expect(line && placedLine(line, publication)).toMatchObject({
      ...{ publicationName: '西湖四时', versionAt: 5, goodsName: '精装画册', showPageNum: '64页' },
      ...{ selections: '{"102":"Z1"}', totalFen: 9000 },
    });
  });
});
