import { describe, expect, it } from 'vitest';
import { done } from '../decision.ts';
import { checkInvoice, type SentWish } from './invoice-fields.ts';

const COMPANY: SentWish = { kind: 'company', title: '书桌印刷', taxNo: '91330100MA2B1C2D3E', email: '' };

function reasonOf(more: Partial<SentWish>): string {
  const checked = checkInvoice({ ...COMPANY, ...more });
  return checked.kind === 'done' ? 'ok' : checked.problem;
}

describe('checkInvoice', () => {
  it('forgets what nobody asked for', () => {
    const none = { kind: 'none', title: '', taxNo: '', email: '' };
    expect(checkInvoice({ ...COMPANY, kind: 'none' })).toEqual(done(none));
    expect(checkInvoice({ ...COMPANY, kind: 'personal' })).toMatchObject({ value: { taxNo: '' } });
  });

  it('takes the spaces off', () => {
    const checked = checkInvoice({ ...COMPANY, title: ' 书桌印刷 ', email: ' a@desk.example ' });
    expect(checked).toMatchObject({ value: { title: '书桌印刷', email: 'a@desk.example' } });
  });

  it.each([15, 17, 18, 20])('takes a tax number of %i places', (length) => {
    expect(reasonOf({ taxNo: 'A1'.repeat(10).slice(0, length) })).toBe('ok');
  });

  it.each<[string, Partial<SentWish>]>([
    ['bad-invoice-kind', { kind: '' }],
    ['bad-invoice-kind', { kind: 'constructor' }],
    ['bad-invoice-title', { title: '  ' }],
    ['bad-invoice-title', { title: '字'.repeat(101) }],
    ['bad-invoice-tax-no', { taxNo: '' }],
    ['bad-invoice-tax-no', { taxNo: '1'.repeat(16) }],
    ['bad-invoice-tax-no', { taxNo: '91330100ma2b1c2d3e' }],
    ['bad-invoice-tax-no', { taxNo: '91330100MA2B1C2D3-' }],
    ['bad-invoice-email', { email: 'x@y' }],
    ['bad-invoice-email', { email: 'x y@desk.example' }],
    ['bad-invoice-email', { email: 'desk.example' }],
    ['bad-invoice-email', { email: `${'a'.repeat(100)}@desk.example` }],
  ])('answers %s to %o', (reason, more) => {
    expect(reasonOf(more)).toBe(reason);
  });
});
