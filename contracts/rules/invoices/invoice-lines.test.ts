import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceLine, invoiceSums, unitPriceText } from './invoice-lines.ts';
import { invoiceNumber } from './invoice-number.ts';

const order = { orderNo: '2026112100000001', goodsName: '画册', title: '银杏树下', copies: 3 };

describe('the lines of an invoice', () => {
  it('add up to the total, whatever is invoiced', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 20 }),
        (totals) => {
          const lines = totals.map((totalFen) => invoiceLine({ ...order, totalFen }));
          const sums = invoiceSums(lines);
          expect(sums.amountFen + sums.taxFen).toBe(sums.totalFen);
          expect(sums.totalFen).toBe(totals.reduce((sum, fen) => sum + fen, 0));
          for (const { taxFen } of lines) expect(taxFen).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('take the tax out of the price', () => {
    expect(invoiceLine({ ...order, totalFen: 11_300 })).toMatchObject({ amountFen: 10_000, taxFen: 1300 });
  });

  it('say the price of one copy', () => {
    expect(unitPriceText({ amountFen: 10_000, copies: 3 })).toBe('33.33333333');
    expect(unitPriceText({ amountFen: 10_000, copies: 4 })).toBe('25.00');
  });
});

it('numbers invoices with twenty digits', () => {
  expect(invoiceNumber(Date.UTC(2026, 10, 21), 7)).toBe('26332000000000000007');
});
