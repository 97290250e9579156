import { describe, expect, it } from 'vitest';
import { transitDays } from '../parcels/parcel-tracks.ts';
import { type DeliveryFacts, deliveryArea, deliveryOptions, productionDays } from './delivery.ts';

/** A Saturday morning in China. */
const NOW = Date.parse('2026-11-21T02:00:00Z');

function options(more: Partial<DeliveryFacts> = {}) {
  return deliveryOptions({
    province: '浙江省',
    goodsFen: 100_00,
    lines: [{ count: 10, binding: '普通平装' }],
    now: NOW,
    ...more,
  });
}

const freights = (more: Partial<DeliveryFacts>) => options(more).map(({ freightFen }) => freightFen);
const days = (more: Partial<DeliveryFacts>) => options(more).map(({ from, to }) => `${from}..${to}`);

describe('deliveryArea', () => {
  it.each([
    ['浙江省', 'near'],
    ['上海', 'near'],
    ['广东省', 'mainland'],
    ['黑龙江省', 'mainland'],
    ['西藏自治区', 'remote'],
    ['内蒙古自治区', 'remote'],
    ['香港特别行政区', 'overseas'],
    ['台湾省', 'overseas'],
    ['云上省', 'elsewhere'],
    ['', 'elsewhere'],
    [null, 'mainland'],
  ])('of %s is %s', (province, area) => {
    expect(deliveryArea(province)).toBe(area);
  });
});

describe('deliveryOptions', () => {
  it('say of an address that is not known yet that the days depend on it', () => {
    const saying = (province: string | null) =>
      options({ province }).map(({ note }) => note.includes('以收货地址为准'));
    expect(saying(null)).toEqual([true, true, false]);
    expect(saying('浙江省')).toEqual([false, false, false]);
  });

  it('are standard, express and the workshop', () => {
    expect(options().map(({ code, name }) => `${code} ${name}`)).toEqual([
      'standard 标准快递',
      'express 特快专递',
      'pickup 门店自提',
    ]);
  });

  it.each([
    [198_99, '浙江省', [12_00, 25_00, 0]],
    [199_00, '浙江省', [0, 25_00, 0]],
    [199_00, '新疆维吾尔自治区', [0, 25_00, 0]],
    [199_00, '香港特别行政区', [38_00, 60_00, 0]],
    [199_00, null, [0, 25_00, 0]],
  ])('cost, for goods of %i fen to %s, %j', (goodsFen, province, expected) => {
    expect(freights({ goodsFen, province })).toEqual(expected);
  });

  it('do not let 港澳台 come to the workshop', () => {
    expect(options({ province: '澳门特别行政区' })[2]).toMatchObject({
      isAvailable: false,
      reason: '港澳台地址不支持自提',
      from: '',
      to: '',
    });
  });

  it('leave only the workshop for a region that nobody delivers to', () => {
    expect(options({ province: '云上省' }).map(({ isAvailable }) => isAvailable)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are quick nearby and slow far away', () => {
    expect(days({})).toEqual(['2026-11-26..2026-11-28', '2026-11-26..2026-11-26', '2026-11-25..2026-11-26']);
    expect(days({ province: '西藏自治区' })[0]).toBe('2026-11-30..2026-12-03');
  });

  it('count the day of ordering in China', () => {
    const beforeMidnight = Date.parse('2026-11-23T15:59:59Z');
    expect(days({ now: beforeMidnight })[2]).toBe('2026-11-26..2026-11-27');
    expect(days({ now: beforeMidnight + 1000 })[2]).toBe('2026-11-27..2026-11-28');
  });

  it.each(['浙江省', '四川省', '青海省', '甘肃省', '香港特别行政区'])(
    'promise to %s what the parcels then keep',
    (province) => {
      for (const { code, from, to, isAvailable } of options({ province })) {
        if (!isAvailable) continue;
        const left = Date.parse('2026-11-25T04:00:00Z');
        const arrives = left + transitDays(code, province) * 86_400_000;
        const day = new Date(arrives + 8 * 3_600_000).toISOString().slice(0, 10);
        expect([code, from <= day && day <= to]).toEqual([code, true]);
      }
    },
  );
});

describe('productionDays', () => {
  it.each([
    ['平装', [{ count: 10, binding: '普通平装' }], 3],
    ['精装', [{ count: 10, binding: '锁线精装' }], 5],
    [
      'both',
      [
        { count: 10, binding: '骑马钉' },
        { count: 10, binding: '豪华装' },
      ],
      5,
    ],
    ['299 copies', [{ count: 299, binding: '' }], 3],
    [
      '300 copies in two lines',
      [
        { count: 150, binding: '' },
        { count: 150, binding: '' },
      ],
      4,
    ],
    ['a million copies', [{ count: 1_000_000, binding: '' }], 23],
  ])('for %s', (_what, lines, expected) => {
    expect(productionDays(lines)).toBe(expected);
  });
});
