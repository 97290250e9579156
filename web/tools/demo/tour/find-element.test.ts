import { describe, expect, it } from 'vitest';
import { filled, isCalled } from './find-element.ts';

describe('filled', () => {
  it('fills in what the chapter knows', () => {
    expect(filled('/manager/order?no={orderNo}', { orderNo: '2026' })).toBe('/manager/order?no=2026');
  });

  it('leaves what nobody knows, so that it matches nothing', () => {
    expect(filled('订单 {orderNo}', {})).toBe('订单 {orderNo}');
  });
});

describe('isCalled', () => {
  it('takes a text for the whole name', () => {
    expect(isCalled('  去结算\n', '去结算', {})).toBe(true);
    expect(isCalled('去结算吧', '去结算', {})).toBe(false);
  });

  it('takes a pattern for a part of it', () => {
    expect(isCalled('去支付  ¥ 480.40', /^去支付 ¥/, {})).toBe(true);
  });

  it('fills in a name', () => {
    expect(isCalled('订单 2026', '订单 {no}', { no: '2026' })).toBe(true);
  });
});
