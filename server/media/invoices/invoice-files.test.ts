import { XMLParser } from 'fast-xml-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type InvoiceDocument, invoiceDocument } from '#contracts/rules/invoices/invoice-document.ts';
import { invoiceLine } from '#contracts/rules/invoices/invoice-lines.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { SEEDED_TITLES } from '#db/seeded/invoices.ts';
import { enterTestApp, type TestApp } from '#server/testing.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceXml } from './invoice-xml.ts';

function documentOf(change: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const order = {
    orderNo: '1',
    goodsName: '画册',
    title: '《银杏树下》等 2 件',
    copies: 3,
    totalFen: 87_600,
  };
  const facts = {
    type: 'special',
    buyer: SEEDED_TITLES[0]?.fields ?? null,
    lines: [invoiceLine(order)],
  } as const;
  const at = Date.UTC(2026, 10, 21);
  return {
    ...invoiceDocument({ ...facts, remark: '秋展', number: '26332000000000000002', at, redOf: '' }),
    ...change,
  };
}

it('the PDF of an invoice is the same file for the same invoice', async () => {
  expect((await invoicePdf(documentOf())).equals(await invoicePdf(documentOf()))).toBe(true);
});

it('the XML of an invoice says the same, and nothing in it is markup', () => {
  const document = documentOf({ remark: '<b>&"\u0001' });
  const read = new XMLParser({ parseTagValue: false }).parse(invoiceXml(document)).EInvoice;
  expect(read.Header).toMatchObject({ Number: document.number, Total: '876.00', Remark: '<b>&"' });
  expect(read.Items.Item).toMatchObject({ Spec: '《银杏树下》等 2 件', Quantity: '3' });
  expect(read.Buyer.TaxNo).toBe(document.buyer.taxNo);
});

describe('the files of an invoice', () => {
  let test: TestApp;
  let invoiceNo = '';
  const get = async (file: string, account = 'super') =>
    test.app.inject({
      url: `/media/invoices/${file}`,
      headers: { authorization: await test.tokenOf(account) },
    });
  beforeEach(async () => {
    test = await enterTestApp();
    const given = { db: test.world.db, now: test.world.clock.now() };
    invoiceNo = runScenario('invoice-in-state', given, { state: 'reddened' }).invoiceNo ?? '';
  });
  afterEach(() => test.close());

  it('are their member’s', async () => {
    const pdf = await get(`${invoiceNo}.pdf`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="\d{20}\.pdf"$/);
    expect((await get(`${invoiceNo}-red.xml`)).body).toContain('<Total>-');
  });

  it('are not there for others, before they are issued, and under other names', async () => {
    expect((await get(`${invoiceNo}.pdf`, 'vip')).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/media/invoices/${invoiceNo}.pdf` })).statusCode).toBe(404);
    for (const file of ['F1.pdf', `${invoiceNo}.ofd`, 'x']) expect((await get(file)).statusCode).toBe(404);
    runScenario('invoice-in-state', { db: test.world.db, now: test.world.clock.now() }, { state: 'failed' });
    expect((await get(`${invoiceNo}.pdf`)).statusCode).toBe(404);
  });
});
