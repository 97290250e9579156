import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverseasProvince, parcelWay, transitDays } from './parcel-tracks.ts';

const SHIPPED = Date.parse('2026-11-21T02:00:00Z');
const DAY_MS = 86_400_000;
const HANGZHOU = { shippedAt: SHIPPED, province: '浙江省', city: '杭州市', receivedAt: null };
const STANDARD = { ...HANGZHOU, delivery: 'standard' };

function texts(facts: Parameters<typeof parcelWay>[0]): string[] {
  return parcelWay(facts).tracks.map(({ at, text }) => `${new Date(at).toISOString().slice(5, 16)} ${text}`);
}

describe('parcelWay', () => {
  it('waits to be fetched first', () => {
    expect(parcelWay({ ...STANDARD, now: SHIPPED })).toMatchObject({
      stateText: '等待揽收',
      isDelivered: false,
      tracks: [],
    });
  });

  it('reaches the door after the days it takes, the oldest track first', () => {
    expect(texts({ ...STANDARD, now: SHIPPED + 9 * DAY_MS })).toEqual([
      '11-21T03:00 快递员已揽收',
      '11-21T06:00 到达杭州转运中心',
      '11-22T21:20 到达浙江省杭州市',
      '11-23T00:40 快递员正在派送，请保持电话畅通',
      '11-23T06:30 已签收',
    ]);
  });

  it.each([
    [1, '已揽收'],
    [5, '运输中'],
    [47, '派送中'],
    [53, '已签收'],
  ])('is after %i hours %s', (hours, stateText) => {
    expect(parcelWay({ ...STANDARD, now: SHIPPED + hours * 3_600_000 }).stateText).toBe(stateText);
  });

  it('passes the customs on its way overseas', () => {
    const far = { ...STANDARD, province: '香港特别行政区', city: '香港岛', now: SHIPPED + 30 * DAY_MS };
    expect(texts(far).join()).toContain('海关查验放行');
    expect(texts({ ...STANDARD, now: far.now }).join()).not.toContain('海关');
  });

  it('is not delivered but waits in the store when it is fetched there', () => {
    const way = parcelWay({ ...HANGZHOU, delivery: 'pickup', now: SHIPPED + 2 * DAY_MS });
    expect(way).toMatchObject({ stateText: '待自提', isDelivered: true });
  });

  it('ends when the customer says so', () => {
    const receivedAt = SHIPPED + 5 * 3_600_000;
    const way = parcelWay({ ...STANDARD, receivedAt, now: SHIPPED + 9 * DAY_MS });
    expect(way).toMatchObject({ stateText: '已签收', isDelivered: true });
    expect(way.tracks.map(({ text }) => text)).toEqual([
      '快递员已揽收',
      '到达杭州转运中心',
      '本人已确认收货',
    ]);
  });

  it('shows tracks in their order and none of the future, whenever it left and wherever it goes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: DAY_MS - 1 }),
        fc.integer({ min: 0, max: 12 * DAY_MS }),
        fc.constantFrom('standard', 'express', 'pickup'),
        fc.constantFrom('浙江省', '四川省', '西藏自治区', '香港特别行政区'),
        (offset, passed, delivery, province) => {
          const shippedAt = SHIPPED + offset;
          const now = shippedAt + passed;
          const way = parcelWay({ shippedAt, delivery, province, city: '市', receivedAt: null, now });
          const moments = way.tracks.map(({ at }) => at);
          expect(moments).toEqual([...moments].sort((a, b) => a - b));
          expect(moments.every((at) => at > shippedAt && at <= now)).toBe(true);
          expect(way.isDelivered).toBe(now >= way.arrivesAt);
        },
      ),
    );
  });
});

describe('transitDays', () => {
  it.each([
    ['standard', '浙江省', 2],
    ['standard', '四川省', 3],
    ['standard', '西藏自治区', 6],
    ['standard', '香港特别行政区', 7],
    ['express', '江苏省', 1],
    ['express', '四川省', 2],
    ['express', '台湾省', 4],
    ['pickup', '四川省', 1],
  ])('%s to %s takes %i', (delivery, province, days) => {
    expect(transitDays(delivery, province)).toBe(days);
  });
});

describe('isOverseasProvince', () => {
  it('is true of the three and of nothing else', () => {
    expect(['香港特别行政区', '澳门特别行政区', '台湾省'].map(isOverseasProvince)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['广东省', '海南省', ''].map(isOverseasProvince)).toEqual([false, false, false]);
  });
});
