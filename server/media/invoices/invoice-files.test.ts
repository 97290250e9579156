import { XMLParser } from 'fast-xml-parser';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type InvoiceDocument, invoiceDocument } from '#contracts/rules/invoices/invoice-document.ts';
import { invoiceLine } from '#contracts/rules/invoices/invoice-lines.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { SEEDED_TITLES } from '#db/seeded/invoices.ts';
import { enterTestApp, type TestApp } from '#server/testing.ts';
import { printable } from './font-slices.ts';
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
    title: SEEDED_TITLES[0]?.fields ?? null,
    lines: [invoiceLine(order)],
  } as const;
  const at = Date.UTC(2026, 10, 21);
  return {
    ...invoiceDocument({ ...facts, remark: '秋展', number: '26332000000000000002', at, redOf: '' }),
    ...change,
  };
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const read = await reading.promise;
  const page = await read.getPage(1);
  const { items } = await page.getTextContent();
  await reading.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

describe('the PDF of an invoice', () => {
  it('can be read back, every sign of it, and says that it is a sample', async () => {
    const document = documentOf();
    const text = await textOf(await invoicePdf(document));
    const { buyer, lines, totalWords, number } = document;
    for (const part of [
      buyer.name,
      buyer.taxNo,
      buyer.bank,
      lines[0]?.spec ?? '',
      totalWords,
      number,
      '2026年11月21日',
      '样张',
    ]) {
      expect(text.replaceAll(' ', '')).toContain(printable(part).replaceAll(' ', ''));
    }
  });

  it('is the same file for the same invoice', async () => {
    expect((await invoicePdf(documentOf())).equals(await invoicePdf(documentOf()))).toBe(true);
  });

  it('takes twenty lines, long and rare names', async () => {
    const [line] = documentOf().lines;
    const buyer = { ...documentOf().buyer, name: `囍龘${'很长的名称'.repeat(18)}😀` };
    const text = await textOf(
      await invoicePdf(
        documentOf({
          buyer,
          lines: Array.from({ length: 20 }, () => line ?? documentOf().lines[0]).filter(
            (one) => one !== undefined,
          ),
        }),
      ),
    );
    expect(text).toContain('囍龘很长的名称');
    expect(text.split('《银杏树下》')).toHaveLength(21);
  });
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
