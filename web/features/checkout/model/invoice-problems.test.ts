import { describe, expect, it } from 'vitest';
import { invoiceProblems } from './invoice-problems.ts';

const COMPANY = { kind: 'company', title: '西湖影像', taxNo: '91330106MA27XYZ123', email: '' } as const;

describe('invoiceProblems', () => {
  it('has nothing against no invoice and against a complete one', () => {
    expect(invoiceProblems({ kind: 'none', title: '', taxNo: '', email: '' })).toEqual({});
    expect(invoiceProblems(COMPANY)).toEqual({});
  });

  it('stands at the field it concerns', () => {
    expect(Object.keys(invoiceProblems({ ...COMPANY, title: ' ' }))).toEqual(['title']);
    expect(Object.keys(invoiceProblems({ ...COMPANY, taxNo: '123' }))).toEqual(['taxNo']);
    expect(Object.keys(invoiceProblems({ ...COMPANY, email: 'nobody' }))).toEqual(['email']);
  });
});
