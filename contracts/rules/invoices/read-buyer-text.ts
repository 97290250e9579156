import { isTaxNo } from '../orders/invoice-fields.ts';
import { type BuyerField, type InvoiceBuyer, plainAccount, plainTaxNo } from './buyer.ts';

/** The length of pasted text (开票资料) that is read. */
export const BUYER_TEXT_MAX = 2000;

export interface ReadBuyer {
  readonly fields: Partial<InvoiceBuyer>;
  /** Guessed by its form, or unusual: the customer should check it. */
  readonly unsure: readonly BuyerField[];
}

type Label = readonly [label: string, fields: readonly BuyerField[]];

/** Two values under one label, however it is put together (地址及电话). */
function pairs(
  firsts: readonly string[],
  seconds: readonly string[],
  fields: readonly BuyerField[],
): Label[] {
  return firsts.flatMap((first) =>
    ['及', '和', '与', '、', '/', ''].flatMap((and) =>
      seconds.map((second): Label => [first + and + second, fields]),
    ),
  );
}

/** The labels before a value, longer ones first, since shorter ones are their beginnings. */
const LABELS: readonly Label[] = [
  ['统一社会信用代码/纳税人识别号', ['taxNo']],
  ['纳税人识别号', ['taxNo']],
  ['公司税号', ['taxNo']],
  ['企业税号', ['taxNo']],
  ['统一社会信用代码', ['taxNo']],
  ['社会信用代码', ['taxNo']],
  ...pairs(['开户银行', '开户行'], ['银行账号', '银行帐号', '账号', '帐号'], ['bank', 'account']),
  ...pairs(['注册地址', '单位地址', '公司地址', '地址'], ['联系电话', '电话'], ['address', 'tel']),
  ['银行账号', ['account']],
  ['银行帐号', ['account']],
  ['对公账号', ['account']],
  ['对公账户', ['account']],
  ['注册地址', ['address']],
  ['单位地址', ['address']],
  ['公司地址', ['address']],
  ['注册电话', ['tel']],
  ['联系电话', ['tel']],
  ['开户银行', ['bank', 'account']],
  ['开户行名称', ['bank', 'account']],
  ['开户行', ['bank', 'account']],
  ['发票抬头', ['name']],
  ['抬头名称', ['name']],
  ['单位名称', ['name']],
  ['公司名称', ['name']],
  ['企业名称', ['name']],
  ['电子邮箱', ['email']],
  ['接收邮箱', ['email']],
  ['名称', ['name']],
  ['抬头', ['name']],
  ['税号', ['taxNo']],
  ['地址', ['address']],
  ['电话', ['tel']],
  ['账号', ['account']],
  ['帐号', ['account']],
  ['邮箱', ['email']],
];

const COMPANY = /(公司|工作室|事务所|中心|学校|大学|医院|协会|集团|商行|经营部|厂|店)$/;

/** Reads the data of a company from pasted text (粘贴识别), by its labels or else by the form of the values. */
export function readBuyerText(text: string): ReadBuyer {
  const fields: Partial<Record<BuyerField, string>> = {};
  const unsure = new Set<BuyerField>();
  const put = (field: BuyerField, value: string, isGuess: boolean) => {
    if (value === '' || fields[field] !== undefined) return;
    fields[field] = value;
    if (isGuess || !looksRight(field, value)) unsure.add(field);
  };
  const labelled: string[] = [];
  const bare: string[] = [];
  for (const line of linesOf(text)) (labelOf(line) ? labelled : bare).push(line);
  for (const line of labelled) {
    const [label, wanted] = labelOf(line) ?? ['', []];
    const value = withoutColon(line.slice(label.length));
    const [first, second] = wanted;
    if (first && second)
      for (const [field, part] of inTwo(value, first, second)) put(field, tidy(field, part), false);
    else if (first) put(first, tidy(first, value), false);
  }
  for (const line of bare) {
    const field = guess(line);
    if (field) put(field, tidy(field, line), true);
  }
  const isCompany = fields.taxNo !== undefined || COMPANY.test(fields.name ?? '');
  return { fields: { ...fields, ...(isCompany ? { kind: 'company' } : {}) }, unsure: [...unsure] };
}

/** One value per line; several labels in one line begin lines of their own. */
function linesOf(text: string): string[] {
  return text
    .slice(0, BUYER_TEXT_MAX)
    .split(/[\n\r;；]/)
    .map((line) => line.trim())
    .flatMap(splitAtLabels)
    .filter((line) => line !== '');
}

function splitAtLabels(line: string): string[] {
  const starts = [0];
  for (let at = 1; at < line.length; at += 1) {
    const label = labelOf(line.slice(at, at + 24));
    if (label && /[\s,，。]/.test(line.charAt(at - 1)) && /^[:：]/.test(line.slice(at + label[0].length)))
      starts.push(at);
  }
  return starts.map((start, index) =>
    line
      .slice(start, starts[index + 1])
      .replace(/[,，。]$/, '')
      .trim(),
  );
}

function labelOf(line: string): (typeof LABELS)[number] | undefined {
  return LABELS.find(([label]) => line.startsWith(label));
}

function withoutColon(text: string): string {
  return text
    .trimStart()
    .replace(/^[:：]/, '')
    .trim();
}

/** A telephone at the end, so that the number of a room before it stays in the address. */
const TEL_AT_END = /(^|[^0-9-])(?:[(（]?0[0-9]{2,3}[)）]?[ -]?[0-9]{7,8}|1[0-9]{10}|[0-9]{7,8})$/;

/** An address ends where the telephone begins, the name of a bank where the account does. */
function inTwo(value: string, first: BuyerField, second: BuyerField): [BuyerField, string][] {
  const tel = second === 'tel' ? TEL_AT_END.exec(value) : null;
  const start = tel ? tel.index + (tel[1] ?? '').length : numbersAt(value);
  return [
    [first, value.slice(0, start).replace(/[\s,，、]$/, '')],
    [second, value.slice(start)],
  ];
}

/** Where the numbers at the end begin. */
function numbersAt(value: string): number {
  let start = value.length;
  while (start > 0 && /[0-9 ()（）-]/.test(value.charAt(start - 1))) start -= 1;
  while (start < value.length && !/[0-9(（]/.test(value.charAt(start))) start += 1;
  return start;
}

function tidy(field: BuyerField, value: string): string {
  if (field === 'taxNo') return plainTaxNo(value);
  return field === 'account' ? plainAccount(value) : value.trim();
}

function guess(line: string): BuyerField | null {
  if (line.includes('@')) return 'email';
  if (/^(0[0-9]{2,3}-[0-9]{7,8}|1[0-9]{10})$/.test(line)) return 'tel';
  const taxNo = plainTaxNo(line);
  const account = plainAccount(line);
  // A uniform social credit code begins with a 9; other eighteen digits are an account.
  const isAccount = looksRight('account', account) && account.length !== 15 && !/^9[0-9]{17}$/.test(account);
  if (isAccount) return 'account';
  if (looksRight('taxNo', taxNo)) return 'taxNo';
  if (line.includes('银行')) return 'bank';
  if (COMPANY.test(line)) return 'name';
  return /[省市区县路街号]/.test(line) ? 'address' : null;
}

function looksRight(field: BuyerField, value: string): boolean {
  switch (field) {
    case 'taxNo':
      return isTaxNo(value);
    case 'account':
      return /^[0-9]{12,20}$/.test(value);
    case 'tel':
      return /^[0-9+() -]{7,20}$/.test(value);
    case 'email':
      return /^[^\s@]{1,60}@[^\s@]{1,60}$/.test(value);
    default:
      return value.length >= 2;
  }
}
