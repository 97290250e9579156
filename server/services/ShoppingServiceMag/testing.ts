import { expect } from 'vitest';
import type { Input } from '#contracts/operations.ts';
import type { TestApp } from '#server/testing.ts';
import { dataOf } from '../testing.ts';

export const SUPER_ID = '10003';

export interface Choice {
  readonly goodsID: string;
  readonly count: string;
  readonly pagesNum: string;
  readonly cnums: string;
}

/** A choice of 精装画册 that everything allows. */
export const VALID: Choice = {
  goodsID: '1',
  count: '10',
  pagesNum: '64',
  cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01',
};

const BASE = {
  2: 'FM01|ZD02|NK157|NF01|FF01|BY01',
  3: 'FM01|ZD06|NK157|NF01|FF01|BY01',
  7: 'FM01|ZD12|NK157|NF01|FF01|BY01',
  1: VALID.cnums,
  5: 'FM01|ZD12|NK157|NF01|FF01|BY01',
} as const;

/** The usual choice of a product with some codes put in place of those that begin alike: ZD01 replaces ZD06. */
export function chosen(goods: keyof typeof BASE, ...codes: string[]): string {
  return BASE[goods]
    .split('|')
    .map((usual) => codes.find((code) => code.slice(0, 2) === usual.slice(0, 2)) ?? usual)
    .join('|');
}

export function choice(goods: keyof typeof BASE, pages: number, ...codes: string[]): Choice {
  return { goodsID: String(goods), count: '10', pagesNum: String(pages), cnums: chosen(goods, ...codes) };
}

/** A cart line of super for each product. */
export const LINES: Readonly<Record<string, string>> = {
  1: '90001',
  2: '90003',
  3: '90002',
  5: '90005',
  7: '90013',
};

type Save = Input<'ShoppingServiceMag.updateCart'>;

export async function save(test: TestApp, sent: Partial<Save> = {}, account = 'super') {
  const input: Save = {
    CartID: LINES[sent.goodsID ?? VALID.goodsID] ?? '',
    memberID: SUPER_ID,
    remarkinfo: '',
    pdfchecked: '1',
    fuwu: '',
    fxID: '',
    prop1: '',
    pdfCnum: '',
    ...VALID,
    ...sent,
  };
  return test.call('ShoppingServiceMag.updateCart', input, { token: await test.tokenOf(account) });
}

type Ask = Input<'ShoppingServiceMag.getTotal'>;

export async function total(test: TestApp, sent: Partial<Ask> = {}, account = 'super') {
  const input: Ask = { memberID: SUPER_ID, random: '0.42', ...VALID, ...sent };
  return test.call('ShoppingServiceMag.getTotal', input, { token: await test.tokenOf(account) });
}

export interface Item {
  readonly count: number;
  readonly pageNum: number;
  readonly showPageNum: string;
  readonly remarkinfo: string;
  readonly unitPrice: string;
  readonly totalPrice: string;
  readonly yhstr: string;
  readonly buzhou: readonly { ID: string; selCnum: string }[];
}

export async function info(test: TestApp, cartID: string, account = 'super'): Promise<Item> {
  const reply = await test.call(
    'ShopCarService.cartInfo',
    { cartID },
    { token: await test.tokenOf(account) },
  );
  return dataOf(reply).data as Item;
}

export const codesOf = (item: Item) =>
  item.buzhou
    .map(({ selCnum }) => selCnum)
    .filter((code) => code !== '')
    .join('|');

/** Both calls judge a choice by the same rules, so both meet the same cases. */
export const QUANTITIES: readonly (readonly [count: string, message: string | null])[] = [
  ['1', null],
  ['2', null],
  ['999999', null],
  ['1000000', null],
  ['0', '数量最小值为1'],
  ['1000001', '数量最大值为1000000'],
  ['99999999999999999999', '数量最大值为1000000'],
  ['', '请输入数量'],
  ...['1.5', '1.0', 'x', '1e3', ' 5', '5 ', '0x10', '-1', '+1', '05', '５', '1,000', 'NaN', 'Infinity'].map(
    (count) => [count, '数量须为整数'] as const,
  ),
];

/** Page counts at and beside every limit, with a choice and the words of the refusal; null where it is allowed. */
export const PAGE_RULES: readonly (readonly [rule: string, choice: Choice, refusal: string | null])[] = [
  ['1 page on 200克', choice(7, 1, 'NK200'), null],
  ['1 page on 250克', choice(7, 1, 'NK250'), null],
  ['1 page on 157克', choice(7, 1, 'NK157'), '157克哑粉纸适用 7–398 页，当前 1 页'],
  ['1 page on 128克', choice(7, 1, 'NK128'), '128克哑粉纸适用 67 页以上，当前 1 页'],
  ['6 pages on 157克', choice(5, 6, 'NK157'), '157克哑粉纸适用 7–398 页，当前 6 页'],
  ['6 pages on 200克', choice(5, 6, 'NK200'), null],
  ['7 pages on 157克', choice(5, 7, 'NK157'), null],
  ['31 pages on 250克', choice(3, 31, 'ZD12', 'NK250'), null],
  ['32 pages on 250克', choice(3, 32, 'NK250'), '250克铜版纸适用 31 页以内，当前 32 页'],
  ['32 pages on 200克', choice(3, 32, 'NK200'), null],
  ['66 pages on 200克', choice(3, 66, 'NK200'), null],
  ['66 pages on 128克', choice(3, 66, 'NK128'), '128克哑粉纸适用 67 页以上，当前 66 页'],
  ['67 pages on 200克', choice(3, 67, 'NK200'), '200克哑粉纸适用 66 页以内，当前 67 页'],
  ['67 pages on 128克', choice(3, 67, 'NK128'), null],
  ['398 pages on 157克', choice(2, 398, 'ZD04'), null],
  ['399 pages on 157克', choice(2, 399, 'ZD04'), '157克哑粉纸适用 7–398 页，当前 399 页'],
  ['399 pages on 128克', choice(2, 399, 'ZD04', 'NK128'), null],
  ['9999 pages on 128克', choice(7, 9999, 'NK128'), null],
  ['10000 pages on 128克', choice(7, 10_000, 'NK128'), '128克哑粉纸适用 67–9999 页，当前 10000 页'],
  ['10000 pages on 200克', choice(7, 10_000, 'NK200'), '200克哑粉纸适用 66 页以内，当前 10000 页'],
  ['骑马钉 with 64 pages', choice(1, 64, 'ZD01'), null],
  ['骑马钉 with 62 pages', choice(1, 62, 'ZD01'), '62 页不是 4 的倍数'],
  ['骑马钉 with 26 pages of type 3 without pasted-down pages', choice(2, 26, 'ZD01'), null],
  [
    '骑马钉 with 28 pages of type 3 without pasted-down pages',
    choice(2, 28, 'ZD01'),
    '封面的 2 页单独印，对折装订的内页 26 页不是 4 的倍数',
  ],
  ['骑马钉 above its range', choice(1, 68, 'ZD01'), '骑马钉适用 8–64 页，当前 68 页'],
  ['骑马钉 below its range', choice(1, 4, 'ZD01', 'NK200'), '骑马钉适用 8–64 页，当前 4 页'],
  ['豪华装 at its most', choice(1, 40, 'ZD09'), null],
  ['豪华装 above', choice(1, 41, 'ZD09'), '豪华装适用 10–40 页，当前 41 页'],
  ['对裱精装 at its most', choice(1, 60, 'ZD10'), null],
  ['对裱精装 above', choice(1, 61, 'ZD10'), '对裱精装适用 10–60 页，当前 61 页'],
  ['对裱平装 at its least', choice(1, 16, 'ZD11'), null],
  ['对裱平装 below', choice(1, 15, 'ZD11'), '对裱平装适用 16–60 页，当前 15 页'],
  ['a cloth cover with 精装', choice(3, 48, 'FM03', 'ZD07'), null],
  ['a cloth cover with 豪华装', choice(3, 40, 'FM04', 'ZD09'), null],
  ['a cloth cover with 对裱平装', choice(3, 48, 'FM03', 'ZD11'), '布艺封面只能配精装或豪华装'],
  ['a cloth cover with 骑马钉', choice(3, 48, 'FM04', 'ZD01'), '布艺封面只能配精装或豪华装'],
  ['对裱精装 with 不覆膜', choice(1, 40, 'ZD10', 'NF03'), '对裱精装的内页须覆膜'],
  ['对裱平装 with 不覆膜', choice(1, 40, 'ZD11', 'NF03'), '对裱平装的内页须覆膜'],
  ['豪华装 with 不覆膜', choice(1, 40, 'ZD09', 'NF03'), '豪华装的内页须覆膜'],
  ['普通精装 with 不覆膜', choice(1, 40, 'ZD06', 'NF03'), null],
];

const OPTIONS = '印刷选项不完整或不存在，请重新选择';

/** What cannot be read as a choice at all. */
export const UNREADABLE: readonly (readonly [
  what: string,
  sent: Partial<Choice & { memberID: string }>,
  reason: string,
  message: string,
])[] = [
  ['pages of 0', { pagesNum: '0' }, 'bad-pages', '页数须为正整数'],
  ['no pages', { pagesNum: '' }, 'bad-pages', '页数须为正整数'],
  ['pages with an exponent', { pagesNum: '1e3' }, 'bad-pages', '页数须为正整数'],
  ['pages with a fraction', { pagesNum: '64.5' }, 'bad-pages', '页数须为正整数'],
  ['negative pages', { pagesNum: '-64' }, 'bad-pages', '页数须为正整数'],
  ['an unknown option', { cnums: 'FM01|ZD06|NK157|NF01|FF01|XX99' }, 'bad-options', OPTIONS],
  ['an option of another product', { cnums: chosen(1, 'ZD12') }, 'bad-options', OPTIONS],
  ['no options', { cnums: '' }, 'bad-options', OPTIONS],
  ['a step without a choice', { cnums: 'FM01|ZD06|NK157|NF01|FF01' }, 'bad-options', OPTIONS],
  ['two options of one step', { cnums: `${VALID.cnums}|BY02` }, 'bad-options', OPTIONS],
  ['an option twice', { cnums: `${VALID.cnums}|BY01` }, 'bad-options', OPTIONS],
  ['a pipe too many', { cnums: `${VALID.cnums}|` }, 'bad-options', OPTIONS],
  ['an option in another case', { cnums: VALID.cnums.toLowerCase() }, 'bad-options', OPTIONS],
  [
    'a name that every object has',
    { cnums: chosen(1, 'ZD06').replace('ZD06', 'constructor') },
    'bad-options',
    OPTIONS,
  ],
  ['somebody else’s member id', { memberID: '10001' }, 'bad-member', '会员编号不正确'],
  ['no member id', { memberID: '' }, 'bad-member', '会员编号不正确'],
  ['a member id with zeros', { memberID: '010003' }, 'bad-member', '会员编号不正确'],
];

/** The contract's refusal as JSON, trace id aside. */
export function expectRefusal(
  json: Readonly<Record<string, unknown>>,
  reason: string,
  message: string,
): void {
  expect(json).toEqual({ code: 400, reason, message });
}
