import { describe, expect, it } from 'vitest';
import { cartItem } from './line.fixture.ts';
import { priceOfReply, priceOfSaved } from './shown-price.ts';

const extras = {
  goodsTotal: '',
  total: '',
  saved: '',
  nextTierCount: '100',
  nextTierDiscount: '0.06',
  weightGram: '',
};
const reply = { discount: '0.03', unitPrice: '114.40', extras };

const ALBUM = { goodsName: '精装画册' };

describe('priceOfReply', () => {
  it('reckons total and unit price from discount and unit price', () => {
    expect(priceOfReply(reply, ALBUM, 60, cartItem())).toMatchObject({
      total: '6658.08',
      unitPrice: '110.96',
      unitPriceBefore: '114.40',
      saved: '205.92',
      isUnitPriceRounded: true,
    });
  });

  it('takes the server at its two values and not at the total it prints', () => {
    expect(
      priceOfReply({ ...reply, extras: { ...extras, total: '1.00' } }, ALBUM, 60, cartItem()).total,
    ).toBe('6658.08');
  });

  it('has no former price without a discount', () => {
    expect(priceOfReply({ ...reply, discount: '0' }, ALBUM, 10, cartItem())).toMatchObject({
      total: '1144.00',
      unitPrice: '114.40',
      unitPriceBefore: '',
      saved: '',
      isUnitPriceRounded: false,
    });
  });

  it('shows the discount text of the line for the quantity it was written for', () => {
    expect(priceOfReply(reply, ALBUM, 10, cartItem({ count: 10 })).discountHtml).toBe('满50册<b>9.7折</b>');
  });

  it('writes the discount text anew for any other quantity', () => {
    expect(priceOfReply(reply, ALBUM, 60, cartItem()).discountHtml).toBe(
      '已享<b>9.7折</b>，再加40本享<b>9.4折</b>',
    );
  });

  it('leaves the text of the line alone where the reply is not ours, whatever it prints', () => {
    const foreign = { ...reply, extras: null };
    expect(priceOfReply(foreign, ALBUM, 60, cartItem())).toMatchObject({
      total: '6658.08',
      discountHtml: '满50册<b>9.7折</b>',
    });
  });

  it('has only what the reply says where nothing was saved', () => {
    expect(priceOfReply(reply, ALBUM, 60, null).discountHtml).toBe(
      '已享<b>9.7折</b>，再加40本享<b>9.4折</b>',
    );
    expect(priceOfReply({ ...reply, extras: null }, ALBUM, 60, null).discountHtml).toBe('');
  });

  it.each([
    ['no next tier', { nextTierCount: '', nextTierDiscount: '' }],
    ['a next tier nobody can read', { nextTierCount: 'x', nextTierDiscount: '0.123456' }],
  ])('says only what is earned with %s', (_, next) => {
    expect(
      priceOfReply({ ...reply, extras: { ...extras, ...next } }, ALBUM, 60, cartItem()).discountHtml,
    ).toBe('已享<b>9.7折</b>');
  });
});

describe('priceOfSaved', () => {
  it('is what the line cost when it was saved', () => {
    expect(priceOfSaved(cartItem())).toMatchObject({ total: '200.00', unitPrice: '20.00', saved: '' });
  });

  it('is unknown where the line brings no readable amount', () => {
    expect(priceOfSaved(cartItem({ totalPrice: '' }))).toBeNull();
  });
});
