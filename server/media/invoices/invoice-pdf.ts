import type { InvoiceDocument, InvoiceParty } from '#contracts/rules/invoices/invoice-document.ts';
import { MISSING_SIGN, printable } from '#server/fonts/font-slices.ts';
import { drawPage, type Pen } from './pen.ts';

const INK = '#8A3B24';
const TEXT = '#1D1D1D';
const RED = '#C0392B';

const WIDTH = 210;
const [LEFT, RIGHT] = [7, 203];
const MIDDLE = 105;
const PARTIES_TOP = 28;
const TABLE_TOP = 48;
const ROW = 5.6;
/** As many rows as the table has at least, so that it looks like one. */
const LEAST_ROWS = 6;

const COLUMNS = [
  { key: 'name', label: '项目名称', x: 9, width: 42, align: 'left' },
  { key: 'spec', label: '规格型号', x: 53, width: 40, align: 'left' },
  { key: 'unit', label: '单位', x: 99, width: 10, align: 'center' },
  { key: 'quantity', label: '数量', x: 120, width: 16, align: 'right' },
  { key: 'unitPrice', label: '单价', x: 146, width: 24, align: 'right' },
  { key: 'amount', label: '金额', x: 169, width: 21, align: 'right' },
  { key: 'taxRate', label: '税率/征收率', x: 178, width: 15, align: 'center' },
  { key: 'tax', label: '税额', x: 201, width: 18, align: 'right' },
] as const;

/** An invoice on paper (版式文件), 210 mm wide like the real ones, and everywhere marked as a sample. */
export function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const rows = Math.max(LEAST_ROWS, document.lines.length);
  const sheet = { width: WIDTH, height: 106 + rows * ROW, ink: INK, red: RED };
  const at = new Date(document.day === '' ? 0 : `${document.day}T00:00:00Z`);
  const title = `${document.kind} ${document.number}（样张）`;
  return drawPage({ ...sheet, title, at }, (pen) => draw(pen, document, rows));
}

function draw(pen: Pen, document: InvoiceDocument, rows: number): void {
  const bottom = TABLE_TOP + ROW * (rows + 2);
  pen.watermark('样 张', [MIDDLE, bottom - 14], 120);
  head(pen, document);
  party(pen, { of: document.buyer, left: LEFT, label: '购买方信息' });
  party(pen, { of: document.seller, left: MIDDLE, label: '销售方信息' });
  table(pen, document, bottom);
  foot(pen, document, bottom);
}

function head(pen: Pen, { kind, number, day }: InvoiceDocument): void {
  pen.words({ text: kind, x: MIDDLE, y: 14, size: 18, colour: INK, align: 'center' });
  pen.line([64, 17], [146, 17], 0.8);
  pen.line([64, 18], [146, 18], 0.8);
  pen.ellipse([MIDDLE, 22.4], [15, 3.6]);
  pen.words({ text: '样张 · 非税务凭证', x: MIDDLE, y: 23.6, size: 8, colour: RED, align: 'center' });
  const facts: readonly [string, string][] = [
    ['发票号码：', number === '' ? '（开具后生成）' : number],
    ['开票日期：', day === '' ? '' : dayText(day)],
  ];
  facts.forEach(([label, value], index) => {
    const y = 13 + index * 6;
    pen.words({ text: label, x: 152, y, size: 9, colour: INK });
    pen.words({ text: value, x: 168, y, size: 9, colour: TEXT, width: 35 });
  });
}

function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${year}年${month}月${date}日`;
}

function party(pen: Pen, { of, left, label }: { of: InvoiceParty; left: number; label: string }): void {
  const right = left === LEFT ? MIDDLE : RIGHT;
  pen.line([left, PARTIES_TOP], [right, PARTIES_TOP]);
  pen.line([left, PARTIES_TOP], [left, TABLE_TOP]);
  pen.line([right, PARTIES_TOP], [right, TABLE_TOP]);
  pen.line([left + 6, PARTIES_TOP], [left + 6, TABLE_TOP]);
  [...label].forEach((sign, index) => {
    pen.words({
      text: sign,
      x: left + 3,
      y: PARTIES_TOP + 4 + index * 3.7,
      size: 8,
      colour: INK,
      align: 'center',
    });
  });
  const x = left + 8;
  pen.words({ text: '名称：', x, y: 35, size: 9, colour: INK });
  pen.words({ text: of.name, x: x + 10, y: 35, size: 9, colour: TEXT, width: right - x - 12, height: 9 });
  pen.words({ text: '统一社会信用代码/纳税人识别号：', x, y: 43, size: 9, colour: INK });
  pen.words({ text: of.taxNo, x: x + 51, y: 43, size: 9, colour: TEXT, width: right - x - 53 });
}

function table(pen: Pen, document: InvoiceDocument, bottom: number): void {
  pen.line([LEFT, TABLE_TOP], [RIGHT, TABLE_TOP]);
  for (const { label, ...place } of COLUMNS) {
    pen.words({ ...place, text: label, y: TABLE_TOP + 4, size: 8.5, colour: INK });
  }
  document.lines.forEach((line, index) => {
    const y = TABLE_TOP + 4 + ROW * (index + 1);
    for (const { key, label: _, ...place } of COLUMNS) {
      pen.words({ ...place, text: line[key], y, size: 8.5, colour: TEXT, height: ROW });
    }
  });
  const y = bottom - 1.8;
  pen.words({ text: '合　　计', x: 26, y, size: 9, colour: INK, align: 'center' });
  pen.words({ text: `¥${document.amount}`, x: 169, y, size: 9, colour: TEXT, align: 'right' });
  pen.words({ text: `¥${document.tax}`, x: 201, y, size: 9, colour: TEXT, align: 'right' });
  for (const x of [LEFT, RIGHT]) pen.line([x, TABLE_TOP], [x, bottom + 34]);
}

function foot(pen: Pen, document: InvoiceDocument, bottom: number): void {
  const remark = bottom + 9;
  pen.line([LEFT, bottom], [RIGHT, bottom]);
  pen.words({ text: '价税合计（大写）', x: 26, y: bottom + 6, size: 9, colour: INK, align: 'center' });
  pen.line([45, bottom], [45, remark]);
  pen.words({
    text: document.totalWords,
    x: 49,
    y: bottom + 6,
    size: 10,
    colour: TEXT,
    width: 90,
    height: 8,
  });
  pen.words({ text: '（小写）', x: 146, y: bottom + 6, size: 9, colour: INK });
  pen.words({ text: `¥${document.total}`, x: 161, y: bottom + 6, size: 10, colour: TEXT, width: 40 });
  pen.line([LEFT, remark], [RIGHT, remark]);
  pen.line([LEFT + 6, remark], [LEFT + 6, bottom + 34]);
  for (const [index, sign] of ['备', '注'].entries()) {
    pen.words({ text: sign, x: LEFT + 3, y: remark + 10 + index * 6, size: 8, colour: INK, align: 'center' });
  }
  remarks(document).forEach((text, index) => {
    pen.words({
      text,
      x: LEFT + 8,
      y: remark + 5 + index * 5,
      size: 8.5,
      colour: TEXT,
      width: RIGHT - LEFT - 12,
      height: 5,
    });
  });
  pen.line([LEFT, bottom + 34], [RIGHT, bottom + 34]);
  pen.words({ text: '开票人：', x: 22, y: bottom + 41, size: 9, colour: INK });
  pen.words({ text: document.issuer, x: 36, y: bottom + 41, size: 9, colour: TEXT });
  pen.words({
    text: '本文件由演示系统生成，不能报销或抵扣',
    x: 203,
    y: bottom + 41,
    size: 8,
    colour: RED,
    align: 'right',
  });
}

function remarks({ buyer, remark, lines }: InvoiceDocument): string[] {
  const texts = [...Object.values(buyer), remark, ...lines.flatMap(({ name, spec }) => [name, spec])];
  const ofBuyer = [
    ['购买方地址', buyer.address],
    ['电话', buyer.tel],
    ['购方开户银行', buyer.bank],
    ['银行账号', buyer.account],
  ].flatMap(([label, value]) => (value === '' ? [] : [`${label}：${value}`]));
  const hasGaps = texts.some((text) => text !== printable(text));
  const gaps = hasGaps ? `${MISSING_SIGN} 是字库里没有的字，以同号 XML 文件为准` : '';
  return [ofBuyer.slice(0, 2).join('；'), ofBuyer.slice(2).join('；'), ...inLines(remark), gaps].filter(
    (text) => text !== '',
  );
}

/** A remark has a hundred signs at most, and a red one names the other invoice before it. */
function inLines(remark: string): string[] {
  const signs = [...remark];
  return signs.length <= 62 ? [remark] : [signs.slice(0, 62).join(''), signs.slice(62).join('')];
}
