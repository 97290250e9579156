import { describe, expect, it } from 'vitest';
import type { InvoiceTitle, Preview } from './invoices.ts';
import { prefillOf } from './prefill.ts';

const EMPTY = { address: '', tel: '', bank: '', account: '' };
const USUAL: InvoiceTitle = {
  titleID: '1',
  kind: 'company',
  name: '知远影像工作室',
  taxNo: '91330106MA2DEMO018',
  email: 'a@desk.example',
  isDefault: 'Y',
  specialLacks: '',
  ...EMPTY,
};
const OTHER: InvoiceTitle = {
  ...USUAL,
  titleID: '2',
  name: '杭州云栖',
  taxNo: '91330106MA2DEMO036',
  email: '',
};
const ASKED = {
  kind: 'company',
  type: 'special',
  name: OTHER.name,
  taxNo: OTHER.taxNo,
  email: 'caiwu@desk.example',
} as const;

function order(asked?: Preview['orders'][number]['asked']): Preview['orders'][number] {
  return { orderNo: '1', title: '《银杏树下》', amount: '1.00', ...(asked ? { asked } : {}) };
}

describe('an application', () => {
  it('begins with what all its orders asked for', () => {
    expect(prefillOf([order(ASKED), order({ ...ASKED })], [USUAL, OTHER])).toEqual({
      ...{ invoiceTitle: OTHER, type: 'special', email: 'caiwu@desk.example', warning: '' },
    });
  });

  it('begins with the default where nothing was asked for', () => {
    expect(prefillOf([order()], [USUAL, OTHER])).toEqual({
      ...{ invoiceTitle: USUAL, type: 'normal', email: 'a@desk.example', warning: '' },
    });
  });

  it('says that the orders asked for different ones', () => {
    const mixed = { invoiceTitle: USUAL, type: 'normal', warning: expect.stringContaining('不一样') };
    expect(prefillOf([order(ASKED), order()], [USUAL, OTHER])).toMatchObject(mixed);
    expect(prefillOf([order(), order(ASKED)], [USUAL, OTHER])).toMatchObject(mixed);
  });

  it('chooses no title where the requested one is not saved', () => {
    const found = prefillOf([order(ASKED)], [USUAL]);
    expect(found).toMatchObject({ invoiceTitle: undefined, email: ASKED.email });
    expect(found.warning).toContain('杭州云栖');
  });

  it('says that a special one cannot be of a title that is not whole', () => {
    const lacking = { ...OTHER, specialLacks: '还缺：地址' };
    expect(prefillOf([order(ASKED)], [lacking]).warning).toContain('数电专票');
  });
});
