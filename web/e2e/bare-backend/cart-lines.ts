/** Cart lines (购物车商品) for every rule of sections 5 and 9; fields in the forms that the specification leaves open. */
import { priceOf, totalFen, yuan } from './price.ts';
import { type Code, PAGE_LIMITS, STEPS } from './print-steps.ts';

/** The lines by what they show. */
export const BARE_LINES = {
  /** 16 pages are whole sheets: 骑马钉 can be chosen, and is. */
  saddleStitch: 'L-qima-16-5e0d7f3a-9c1b',
  /** 18 pages are not: 骑马钉 is chosen but disabled, so another binding takes its place. */
  noSaddleStitch: 'L-qima-18',
  /** Editor type 3 without pasted-down pages: 18 less 2 are whole sheets. */
  withoutPastedown: 'L_type3.18',
  /** The same editor type with pasted-down pages: 18 are none. */
  withPastedown: 'L_type3.18.p',
  /** 58 pages: 豪华装 takes up to 40, 对裱精装 and 对裱平装 up to 60. */
  pageRange: 'range58',
  /** A cloth cover takes hardcover bindings only. */
  clothCover: 'BuYi-0001-AA',
  /** 对裱精装 refuses 不覆膜 for the inner pages, which is chosen. */
  lamination: 'fumo~40',
  /** 32 pages: 250克 takes up to 31. */
  weight32: 'w-32',
  /** 67 pages: 128克 begins here, 200克 ended with 66. */
  weight67: 'w-67',
  /** 6 pages: 157克 begins with 7; no binding but 铁圈装 takes so few. */
  weight6: 'w-6',
  /** Prices with parts of a fen, a quantity discount and a remark. */
  discount: '7',
} as const;

export type BareLineName = keyof typeof BARE_LINES;

/** What a save changes and what the reply is made of. */
export interface BareLine {
  readonly pages: number;
  count: number;
  remark: string | null;
  /** Codes by the ID of their step. */
  readonly chosen: Map<string, Code>;
  readonly editorType: string | number | null;
  readonly pastedown: string | undefined;
}

interface Choices {
  readonly binding: Code;
  readonly weight: Code;
  readonly inner: Code;
  readonly cover: Code;
}

function line(pages: number, choices: Partial<Choices>, more: Partial<BareLine> = {}): BareLine {
  const { binding, weight, inner, cover } = { ...USUAL, ...choices };
  const chosen = new Map<string, Code>([
    ['gy-31', 'c-bf'],
    ['gy-2b9e-long-id-of-a-step-with-dashes', weight],
    ['99', 'E'],
    ['gy-7', binding],
    ['gy-nf', inner],
    ['gy-pack', 'P'],
    ['0', cover],
  ]);
  return { pages, count: 1, remark: null, chosen, editorType: '1', pastedown: undefined, ...more };
}

/** The code of the weight step is a text here although its options have numbers. */
const USUAL: Choices = { binding: 'pp', weight: '157', inner: 'bf', cover: 'cu' };

const MADE: Readonly<Record<BareLineName, () => BareLine>> = {
  saddleStitch: () => line(16, { binding: 'a' }),
  noSaddleStitch: () => line(18, { binding: 'a' }),
  withoutPastedown: () => line(18, { binding: 'a' }, { editorType: 3, pastedown: 'N' }),
  withPastedown: () => line(18, { binding: 'a' }, { editorType: '3', pastedown: 'Y' }),
  pageRange: () => line(58, { binding: 'dp', inner: 'yf' }),
  clothCover: () => line(36, { binding: 'jj', cover: 'by-1' }),
  lamination: () => line(40, { binding: 'dx' }),
  weight32: () => line(32, { weight: 250 }),
  weight67: () => line(67, { weight: 200 }),
  weight6: () => line(6, { binding: 'Wire.O', weight: 200 }),
  discount: () => line(33, {}, { count: 33, remark: '请加急 <急>' }),
};

export function newLines(): Map<string, BareLine> {
  const names = Object.keys(MADE) as BareLineName[];
  return new Map(names.map((name) => [BARE_LINES[name], MADE[name]()]));
}

/** The codes of all steps that have one, hidden ones included, in the order of the steps. */
export function cnumsOf({ chosen }: BareLine): string {
  return STEPS.flatMap(({ ID }) => chosen.get(String(ID)) ?? []).join('|');
}

/** The line as `cartInfo` answers it. */
export function lineReply(id: string, line: BareLine): Record<string, unknown> {
  const price = priceOf(line.count, line.pages, cnumsOf(line));
  const total = price === null ? 0n : totalFen(line.count, price);
  return {
    ID: /^\d+$/.test(id) ? Number(id) : id,
    photoPath: null,
    clientDesignName: line.pages === 18 ? 20260817 : '毕业纪念册',
    goodsName: `画册 ${line.pages}P`,
    showPageNum: line.pages % 4 === 0 ? line.pages : null,
    pageNum: line.pages > 60 ? String(line.pages) : line.pages,
    count: line.count > 1 ? String(line.count) : line.count,
    unitPrice: Number(yuan(total / BigInt(line.count))),
    totalPrice: yuan(total),
    yhstr: line.count >= 30 ? '满<i>30</i>册<script>window.hasRun = 1</script>有优惠' : null,
    remarkinfo: line.remark,
    goods: { ID: 'G-1b', EditorType: line.editorType, isHasPastedown: line.pastedown, series: null },
    zhuangDingPageCfg: PAGE_LIMITS,
    buzhou: STEPS.map((step) => ({
      ID: step.ID,
      Name: step.Name,
      IsShow: step.IsShow,
      selCnum: line.chosen.get(String(step.ID)) ?? null,
      items: step.items?.map(({ Cnum, Name }) => ({ Cnum, Name, sort: null })) ?? null,
    })),
    factory: 'SZ-2',
  };
}
