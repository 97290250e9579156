import { describe, expect, it } from 'vitest';
import { DELIVERY_CODES, deliveryOptions } from '../price/delivery.ts';
import { movedArrival } from './arrival.ts';

const EXPECTED = { from: '2026-11-28', to: '2026-11-30' };

describe('movedArrival', () => {
  it.each([
    ['standard', '浙江省', '上海市', '2026-11-28', '2026-11-30'],
    ['standard', '浙江省', '北京市', '2026-11-29', '2026-12-01'],
    ['standard', '浙江省', '西藏自治区', '2026-12-02', '2026-12-05'],
    ['standard', '西藏自治区', '浙江省', '2026-11-24', '2026-11-25'],
    ['express', '浙江省', '北京市', '2026-11-28', '2026-12-01'],
    ['express', '北京市', '新疆维吾尔自治区', '2026-11-30', '2026-12-03'],
    ['pickup', '浙江省', '新疆维吾尔自治区', '2026-11-28', '2026-11-30'],
    ['pickup', '浙江省', '远方', '2026-11-28', '2026-11-30'],
  ] as const)('by %s from %s to %s is %s to %s', (delivery, before, after, from, to) => {
    expect(movedArrival(EXPECTED, { delivery, before, after })).toEqual({ from, to });
  });

  it.each([
    ['standard', '远方'],
    ['express', '远方'],
    ['pickup', '香港特别行政区'],
  ] as const)('is none where %s does not go: %s', (delivery, after) => {
    expect(movedArrival(EXPECTED, { delivery, before: '浙江省', after })).toBeNull();
  });

  it('stays as it was told where nobody knows how long the old way takes', () => {
    const move = { delivery: 'standard', before: '远方', after: '浙江省' } as const;
    expect(movedArrival(EXPECTED, move)).toEqual(EXPECTED);
  });

  it('is what an order from there would have been told', () => {
    const told = (province: string) =>
      deliveryOptions({
        province,
        goodsFen: 100_00,
        lines: [{ count: 700, binding: '精装' }],
        now: Date.UTC(2026, 11, 30, 15),
      });
    for (const delivery of DELIVERY_CODES) {
      const [here, there] = ['江苏省', '青海省'].map((place) =>
        told(place).find(({ code }) => code === delivery),
      );
      const { from = '', to = '' } = here ?? {};
      expect(movedArrival({ from, to }, { delivery, before: '江苏省', after: '青海省' })).toEqual({
        from: there?.from,
        to: there?.to,
      });
    }
  });
});
