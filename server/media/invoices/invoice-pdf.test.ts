import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { chineseAmount } from '#contracts/rules/invoices/chinese-amount.ts';
import { type InvoiceDocument, invoiceDocument } from '#contracts/rules/invoices/invoice-document.ts';
import { invoiceLine } from '#contracts/rules/invoices/invoice-lines.ts';
import { SEEDED_TITLES } from '#db/seeded/invoices.ts';
import { printable } from '#server/fonts/font-slices.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceXml } from './invoice-xml.ts';

const MAPS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps/');
const [STUDIO] = SEEDED_TITLES.flatMap(({ fields }) => (fields.bank === '' ? [] : [fields]));
if (!STUDIO) throw new Error('no title has a bank');

/** 㵟 and 𠮷 are rare, the face is in no font for books. */
const RARE = '囍龘㵟𠮷😀';
const LONG_NAME = `${RARE}${'杭州云上梯田图书策划设计制作发行有限责任公司'.repeat(5)}`.slice(0, 100);
const AT = Date.UTC(2026, 10, 21);

function lineOf(index: number) {
  const goodsName = ['精装画册', '照片书', '台历'][index % 3] ?? '';
  const title = `《第 ${index + 1} 本：江南旧巷与白墙黛瓦的二十座小镇》等 ${index + 2} 件`;
  return invoiceLine({
    orderNo: String(index),
    goodsName,
    title,
    copies: index + 1,
    totalFen: 98_765 * (index + 1) + 7,
  });
}

function documentOf({ lines = 1, isRed = false, isSpecial = false, name = STUDIO?.name ?? '' }) {
  return invoiceDocument({
    type: isSpecial ? 'special' : 'normal',
    buyer: STUDIO ? { ...STUDIO, name } : null,
    lines: Array.from({ length: lines }, (_, index) => lineOf(index)),
    remark: '秋展样书，分三批送达'.repeat(10).slice(0, 100),
    number: '26332000000000000002',
    at: AT,
    redOf: isRed ? '26332000000000000001' : '',
  });
}

const KINDS = {
  'a special one, for a long name with rare signs, with address and bank': documentOf({
    isSpecial: true,
    name: LONG_NAME,
  }),
  'a red one of twenty orders': documentOf({ isRed: true, lines: 20 }),
} as const;

interface Read {
  readonly text: string;
  /** What is on the sheet without the place of its breaks. */
  readonly plain: string;
  readonly pages: number;
  readonly drawn: readonly { readonly sign: string; readonly isMissing: boolean }[];
}

/** Another program's reading of it: pdf.js knows nothing of pdfkit, and opens the fonts that are in the file. */
async function readBack(pdf: Uint8Array): Promise<Read> {
  const reading = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    cMapUrl: MAPS,
    fontExtraProperties: true,
  });
  const read = await reading.promise;
  const page = await read.getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawn = fnArray.flatMap((operator, index) => {
    if (operator !== OPS.showText) return [];
    const glyphs = argsArray[index][0] as readonly (
      | { unicode: string; originalCharCode: number; width: number }
      | number
    )[];
    return glyphs.flatMap((glyph) =>
      // The first glyph of a font is the box that stands for one it does not have.
      typeof glyph === 'number'
        ? []
        : [{ sign: glyph.unicode, isMissing: glyph.originalCharCode === 0 || glyph.width <= 0 }],
    );
  });
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  const pages = read.numPages;
  await reading.destroy();
  return { text, plain: bare(text), pages, drawn };
}

const bare = (text: string) => text.replaceAll(/\s/g, '');
const fenOf = (amount: string) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]) => amounts.reduce((fen, amount) => fen + fenOf(amount), 0);

describe.each(Object.entries(KINDS))('the PDF of %s, read back', (_name, document) => {
  let read: Read;
  beforeAll(async () => {
    read = await readBack(await invoicePdf(document));
  });

  it('has every text of it, and where the font lacks a sign, the mark for that', () => {
    const { buyer, seller, lines, ...facts } = document;
    const texts = [
      ...[
        buyer.name,
        buyer.taxNo,
        buyer.address,
        buyer.tel,
        buyer.bank,
        buyer.account,
        seller.name,
        seller.taxNo,
      ],
      ...[
        facts.kind,
        facts.number,
        facts.totalWords,
        facts.remark,
        facts.issuer,
        '2026年11月21日',
        '样张·非税务凭证',
      ],
      ...lines.flatMap((line) => Object.values(line)),
    ];
    for (const text of texts) expect(read.plain).toContain(bare(printable(text)));
    expect(read.plain).not.toContain('…');
    const hasGaps = read.plain.includes('〓');
    expect(read.plain.includes(bare('〓 是字库里没有的字，以同号 XML 文件为准'))).toBe(hasGaps);
    expect(hasGaps).toBe(buyer.name === LONG_NAME);
  });

  it('draws no box in place of a sign', () => {
    expect(read.drawn.length).toBeGreaterThan(100);
    expect(read.drawn.filter(({ isMissing }) => isMissing)).toEqual([]);
    expect(bare(read.drawn.map(({ sign }) => sign).join(''))).toContain(
      bare(printable(document.buyer.name)).slice(0, 20),
    );
  });

  it('stands on one sheet, whose sums are those of its lines, in figures and in words', () => {
    expect(read.pages).toBe(1);
    const amounts = [...read.text.matchAll(/¥(-?\d+\.\d\d)/g)].map(([, amount = '']) => amount);
    expect(amounts).toEqual([document.amount, document.tax, document.total]);
    expect(sum(document.lines.map(({ amount }) => amount))).toBe(fenOf(document.amount));
    expect(sum(document.lines.map(({ tax }) => tax))).toBe(fenOf(document.tax));
    expect(fenOf(document.amount) + fenOf(document.tax)).toBe(fenOf(document.total));
    expect(read.plain).toContain(chineseAmount(fenOf(document.total)));
  });

  it('says the same as the XML beside it', () => {
    const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Item' });
    const { Header, Buyer, Items } = parser.parse(invoiceXml(document)).EInvoice;
    for (const text of [Header.Number, Header.TotalWords, Buyer.TaxNo, Buyer.Account]) {
      expect(read.plain).toContain(bare(text));
    }
    expect([Header.Amount, Header.Tax, Header.Total]).toEqual(
      [...read.text.matchAll(/¥(-?\d+\.\d\d)/g)].map(([, amount]) => amount),
    );
    const items: Readonly<Record<string, string>>[] = Items.Item;
    expect(sum(items.flatMap(({ Amount = '', Tax = '' }) => [Amount, Tax]))).toBe(fenOf(Header.Total));
    expect(Buyer.Name).toBe(document.buyer.name);
  });
});

it('marks what the font does not have, and only that', () => {
  expect(printable('江南旧巷')).toBe('江南旧巷');
  expect(printable('😀')).toBe('〓');
  const document: InvoiceDocument =
    KINDS['a special one, for a long name with rare signs, with address and bank'];
  expect([...printable(document.buyer.name)]).toHaveLength([...document.buyer.name].length);
});
