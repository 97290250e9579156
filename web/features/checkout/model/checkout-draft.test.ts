import { describe, expect, it } from 'vitest';
import type { OrderPreview } from './checkout.ts';
import { NEW_DRAFT, orderWish, previewQuestion } from './checkout-draft.ts';

const PREVIEW: OrderPreview = {
  lines: [],
  deliveries: [],
  coupons: [],
  chosen: { delivery: 'standard', couponID: '' },
  ladder: [],
  payTotal: '10.00',
  wallet: { balance: '0.00', bonus: '0.00', off: '0.00', rest: '10.00', text: '' },
  member: { mobile: '', invoices: [] },
  priceLock: 'v1.x',
};

describe('previewQuestion', () => {
  it('leaves to the server what the customer has not chosen', () => {
    expect(previewQuestion('1,2', NEW_DRAFT)).toEqual({
      cartIDs: '1,2',
      addrID: '',
      delivery: '',
      couponID: 'auto',
      useWallet: 'N',
    });
  });

  it('asks with everything that the customer has chosen', () => {
    const draft = { ...NEW_DRAFT, addrID: '80001', delivery: 'express', couponID: '7', usesWallet: true };
    expect(previewQuestion('1', draft)).toEqual({
      cartIDs: '1',
      addrID: '80001',
      delivery: 'express',
      couponID: '7',
      useWallet: 'Y',
    });
  });
});

describe('orderWish', () => {
  it('orders what the preview chose, at its lock', () => {
    const wish = orderWish('1', { ...NEW_DRAFT, addrID: '80001' }, PREVIEW, 'key-1');
    expect(wish).toMatchObject({
      delivery: 'standard',
      couponID: 'none',
      priceLock: 'v1.x',
      idemKey: 'key-1',
    });
  });

  it('names who collects the books in place of the address', () => {
    const draft = { ...NEW_DRAFT, addrID: '80001', collector: { name: ' 林晚 ', mobile: '190 0000 0009' } };
    const preview = { ...PREVIEW, chosen: { delivery: 'pickup', couponID: '' } };
    const collected = { addrID: '', pickupName: '林晚', pickupMobile: '19000000009' };
    expect(orderWish('1', draft, preview, 'k')).toMatchObject(collected);
    const sent = { addrID: '80001', pickupName: '', pickupMobile: '' };
    expect(orderWish('1', draft, PREVIEW, 'k')).toMatchObject(sent);
  });

  it('asks for a special invoice of a title that is still whole, and of no other', () => {
    const title = { titleID: '1', name: '知远影像工作室', taxNo: '91330106MA2DEMO018', email: '' };
    const invoice = {
      kind: 'company',
      title: '旧名',
      personalTitle: '',
      taxNo: '',
      email: '',
      specialTitleID: '1',
    } as const;
    const wishOf = (specialLacks: string) =>
      orderWish(
        '1',
        { ...NEW_DRAFT, invoice },
        { ...PREVIEW, member: { mobile: '', invoices: [], titles: [{ ...title, specialLacks }] } },
        'k',
      );
    const asked = { invoiceType: 'special', invoiceTitleID: '1', invoiceTitle: '知远影像工作室' };
    expect(wishOf('')).toMatchObject(asked);
    expect(wishOf('还缺：地址')).not.toHaveProperty('invoiceType');
  });

  it('sends a coupon that the preview chose by itself', () => {
    const preview = { ...PREVIEW, chosen: { delivery: 'express', couponID: '7' } };
    expect(orderWish('1', NEW_DRAFT, preview, 'k').couponID).toBe('7');
  });

  it('sends the wish for the wallet and for a proof', () => {
    expect(orderWish('1', NEW_DRAFT, PREVIEW, 'k')).toMatchObject({ useWallet: 'N', proof: 'N' });
    const wishes = { ...NEW_DRAFT, usesWallet: true, wantsProof: true };
    expect(orderWish('1', wishes, PREVIEW, 'k')).toMatchObject({ useWallet: 'Y', proof: 'Y' });
  });

  it('keeps a tax number to company invoices and a title to invoices', () => {
    const titles = { title: ' 云上画室 ', personalTitle: ' 沈知远 ' };
    const invoice = { ...titles, taxNo: '91330106X', email: 'a@b.c', specialTitleID: '' };
    const of = (kind: 'none' | 'personal' | 'company') =>
      orderWish('1', { ...NEW_DRAFT, invoice: { ...invoice, kind } }, PREVIEW, 'k');
    expect(of('none')).toMatchObject({ invoiceTitle: '', invoiceTaxNo: '', invoiceEmail: '' });
    expect(of('personal')).toMatchObject({ invoiceTitle: '沈知远', invoiceTaxNo: '', invoiceEmail: 'a@b.c' });
    expect(of('company')).toMatchObject({ invoiceTitle: '云上画室', invoiceTaxNo: '91330106X' });
  });
});
