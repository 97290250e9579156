import { describe, expect, it } from 'vitest';
import { deliveryEstimate } from './delivery-estimate.ts';

/** A Monday in China. */
const now = Date.parse('2026-11-23T02:00:00Z');
const one = { province: '浙江省', total: '121.00', count: 1, binding: '对裱精装', now };

describe('when a choice would be there', () => {
  it('is reckoned as for an order to the default address', () => {
    expect(deliveryEstimate(one)).toEqual({
      days: '11月29日至12月1日',
      province: '浙江省',
      freight: '12.00',
      toFree: '78.00',
      obstacle: '',
    });
  });

  it('says nothing of a place where there is no address', () => {
    expect(deliveryEstimate({ ...one, province: '' })).toMatchObject({
      days: '11月30日至12月2日',
      province: '',
    });
  });

  it('is free from an amount on, and where it never is nobody is asked for more', () => {
    expect(deliveryEstimate({ ...one, total: '199.00' })).toMatchObject({ freight: '', toFree: '' });
    const abroad = deliveryEstimate({ ...one, province: '香港特别行政区' });
    expect(abroad).toMatchObject({ freight: '38.00', toFree: '' });
  });

  it('takes longer for many copies', () => {
    expect(deliveryEstimate({ ...one, count: 900 }).days).toMatch(/^12月/);
  });

  it('says where nothing is delivered', () => {
    expect(deliveryEstimate({ ...one, province: '火星' }).obstacle).toContain('暂不配送');
  });
});
