import { describe, expect, it } from 'vitest';
import { freezeAddress } from '../address/frozen-address.ts';
import { mustBeDone, refused, refusedField } from '../decision.ts';
import { hide, readdress, readdressPart, replaceFile, review, seeDelay, urge } from './order-edits.ts';
import { URGE_AGAIN_MS } from './order-times.ts';

const NOW = 100_000_000;
const MINUTE_MS = 60_000;

const HOME = {
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐街道',
  detail: '示例路 18 号',
  zip: '310013',
};

describe('readdress', () => {
  const order = {
    address: freezeAddress(HOME),
    delivery: 'standard',
    expectedFrom: '2026-11-28',
    expectedTo: '2026-11-30',
  };

  it('freezes the other address and the days on which it comes there', () => {
    const beijing = { ...HOME, province: '北京市', city: '北京市', district: '东城区' };
    const { change, log } = mustBeDone(readdress(order, beijing));
    expect(change).toMatchObject({ receiverName: '沈知远', address: freezeAddress(beijing) });
    expect(change.expectedFrom > order.expectedFrom).toBe(true);
    expect(log).toEqual([{ actor: '会员', text: '收货地址改为 北京市东城区，收货人 沈知远' }]);
  });

  it.each([
    ['another area', order, '香港特别行政区', '新地址的配送区域不同，运费有变化，请取消后重新下单'],
    ['a place where it cannot go', order, '不存在省', '该地址暂时无法配送'],
    ['no way that is known', { ...order, delivery: 'pigeon' }, '北京市', '该地址暂时无法配送'],
  ])('refuses %s', (_what, from, province, message) => {
    expect(readdress(from, { ...HOME, province })).toEqual(refused('delivery-unavailable', { message }));
  });
});

describe('readdressPart', () => {
  const days = { from: '2026-11-28', to: '2026-11-30' };
  const part = (name: string) => ({
    address: { ...HOME, name },
    copies: [1],
    goodsFen: 1,
    freightFen: 0,
    ...days,
  });
  const order = { parts: JSON.stringify([part('甲'), part('乙')]), delivery: 'standard' };
  const beijing = { ...HOME, name: '丙', province: '北京市', city: '北京市', district: '东城区' };

  it('moves one of the parts, and the days of the whole order with it', () => {
    const { change, log } = mustBeDone(readdressPart(order, 2, beijing));
    expect(JSON.parse(change.parts)).toMatchObject([
      { address: { name: '甲' }, to: days.to },
      { address: { name: '丙', province: '北京市' }, copies: [1] },
    ]);
    expect(change).toMatchObject({ receiverName: '甲、丙', expectedFrom: days.from });
    expect(change.address).toBe(freezeAddress({ ...HOME, name: '甲' }));
    expect(change.expectedTo > days.to).toBe(true);
    expect(log).toEqual([{ actor: '会员', text: '乙 的收货地址改为 北京市东城区，收货人 丙' }]);
  });

  it.each([0, 3])('knows no part %i', (part) => {
    expect(readdressPart(order, part, beijing)).toEqual(refusedField('bad-part', '请选择要修改的地址'));
  });

  it('moves none to another area', () => {
    expect(readdressPart(order, 1, { ...HOME, province: '香港特别行政区' }).kind).toBe('refused');
  });
});

describe('urge', () => {
  it.each([
    [NOW + 30 * MINUTE_MS, NOW + 10 * MINUTE_MS],
    [NOW + 10 * MINUTE_MS + 1, NOW + 10 * MINUTE_MS],
    [NOW + 10 * MINUTE_MS - 1, NOW + 10 * MINUTE_MS - 1],
    [null, NOW + 10 * MINUTE_MS],
  ])('brings the check forward, never back: %s', (dueAt, expected) => {
    expect(mustBeDone(urge({ urgedAt: null, dueAt }, NOW)).change).toEqual({ urgedAt: NOW, dueAt: expected });
  });

  it.each([
    [NOW - URGE_AGAIN_MS + 1, 1],
    [NOW - URGE_AGAIN_MS + MINUTE_MS, 1],
    [NOW - URGE_AGAIN_MS + MINUTE_MS + 1, 2],
    [NOW, 60],
  ])('is refused within the hour after %i: %i minutes', (urgedAt, minutesLeft) => {
    expect(urge({ urgedAt, dueAt: null }, NOW)).toEqual(refused('urged-already', { minutesLeft }));
  });

  it('is heard again after exactly an hour', () => {
    expect(urge({ urgedAt: NOW - URGE_AGAIN_MS, dueAt: null }, NOW).kind).toBe('done');
  });
});

describe('what a member says about an order', () => {
  it('stands in the log, but for that it is hidden', () => {
    expect(seeDelay(NOW)).toEqual({
      change: { delaySeenAt: NOW },
      log: [{ actor: '会员', text: '已知晓生产延期' }],
    });
    expect(review({ stars: 4, review: '好' })).toEqual({
      change: { stars: 4, review: '好' },
      log: [{ actor: '会员', text: '评价 4 星' }],
    });
    expect(hide(NOW)).toEqual({ change: { deletedAt: NOW }, log: [] });
  });
});

describe('replaceFile', () => {
  const problem = (lineId: number) => ({ lineId, level: 'error', page: 1, text: '缺少图片' });
  const order = { fileProblems: JSON.stringify([problem(7), problem(8)]) };
  const line = { id: 7, pageNum: 64, versionAt: 1, fileVersion: 3 };
  const file = { name: '新名', author: '新', artId: 'flora', pageNum: 64, updatedAt: 2 };

  it('prints the publication as it is now, without the problems that it had', () => {
    expect(mustBeDone(replaceFile(order, line, file))).toEqual({
      lineId: 7,
      change: { publicationName: '新名', author: '新', artId: 'flora', versionAt: 2, fileVersion: 4 },
      otherProblems: [problem(8)],
      text: '替换了《新名》的印刷文件，重新审稿',
      publication: file,
    });
  });

  it.each([
    [null, file, '订单中没有这件商品'],
    [line, null, '作品已不存在，不能替换'],
    [line, { ...file, pageNum: 66 }, '作品的页数与下单时不同，请重新下单'],
    [line, { ...file, updatedAt: 1 }, '作品在下单后没有修改'],
  ])('is refused %#', (ordered, present, message) => {
    expect(replaceFile(order, ordered, present)).toEqual(refused('file-not-replaceable', { message }));
  });
});
