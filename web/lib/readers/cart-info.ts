import { parseDecimal } from '#contracts/rules/decimal.ts';
import type { PageRange, ProductionStep } from '#contracts/rules/print/cart-line.ts';
import { atOurLevel } from '#contracts/rules/reply-level.ts';
import { isRefused } from '../call/reply.ts';
import { readSteps } from './production-steps.ts';
import { fieldOf, isFields, listOf, numberOf, textOf, wholeOf, yesNoOf } from './scalars.ts';

/** A cart line (购物车商品) as the screens see it, whatever server it came from. */
export interface CartItem {
  readonly ID: string;
  readonly photoPath: string;
  readonly clientDesignName: string;
  readonly goodsName: string;
  readonly showPageNum: string;
  readonly pageNum: number;
  readonly count: number;
  readonly unitPrice: string;
  readonly totalPrice: string;
  /** The quantity-discount text (优惠说明) as HTML. */
  readonly yhstr: string;
  readonly remarkinfo: string;
  readonly goods: { ID: string; EditorType: string; isHasPastedown: 'Y' | 'N' };
  readonly zhuangDingPageCfg: Record<string, PageRange>;
  readonly buzhou: ProductionStep[];
  /** Leads to the work; empty where nothing does, and of a server that does not say it. */
  readonly opusCode: string;
}

export interface CartInfo {
  readonly item: CartItem;
  /** The server said that it takes blank pages (空白页) beyond the line's own page count. */
  readonly takesBlankPages: boolean;
}

/** By this word among the extras of its reply a server says that it takes blank pages. */
const BLANK_PAGES = 'blank-pages';

function lineOf(reply: unknown): unknown {
  const line = fieldOf(fieldOf(atOurLevel('ShopCarService.cartInfo', reply), 'data'), 'data');
  return isFields(line) ? line : undefined;
}

/** Two decimals where the amount has fewer; what is no plain amount stays as it is. */
function amountOf(value: unknown): string {
  const text = textOf(value).trim();
  const decimal = parseDecimal(text);
  if (decimal === null || decimal.scale >= 2) return text;
  return decimal.scale === 1 ? `${text}0` : `${text}.00`;
}

/** A page count may carry its unit, as in 64页. */
function pagesOf(value: unknown): number | null {
  return wholeOf(value) ?? wholeOf(/^\s*(\d+)\s*(?:页|[Pp])\s*$/.exec(textOf(value))?.[1]);
}

/** A range without a least or a most page count is open there; no binding has a most of 0. */
function rangeOf(value: unknown): PageRange {
  const [min, max] = [numberOf(fieldOf(value, 'min')), numberOf(fieldOf(value, 'max'))];
  return { min: min ?? 0, max: max === null || max <= 0 ? Number.POSITIVE_INFINITY : max };
}

/** The limits by code or name, as an object or as a list whose entries name the binding. */
function limitsOf(value: unknown): Record<string, PageRange> {
  const listed = listOf(value).map((entry) => {
    const key = ['Cnum', 'Name', 'ID'].map((name) => textOf(fieldOf(entry, name))).find(Boolean);
    return [key ?? '', entry] as const;
  });
  const entries = isFields(value) ? Object.entries(value) : listed;
  return Object.fromEntries(
    entries.filter(([key]) => key !== '').map(([key, range]) => [key.trim(), rangeOf(range)]),
  );
}

function readLine(line: unknown, cartID: string): CartItem {
  const text = (name: string) => textOf(fieldOf(line, name));
  const goods = fieldOf(line, 'goods');
  const showPageNum = text('showPageNum');
  const pageNum = pagesOf(fieldOf(line, 'pageNum')) ?? pagesOf(showPageNum) ?? 0;
  return {
    ID: text('ID') || cartID,
    photoPath: text('photoPath'),
    clientDesignName: text('clientDesignName'),
    goodsName: text('goodsName'),
    showPageNum: showPageNum || (pageNum > 0 ? `${pageNum}页` : ''),
    pageNum,
    count: wholeOf(fieldOf(line, 'count')) ?? 1,
    unitPrice: amountOf(fieldOf(line, 'unitPrice')),
    totalPrice: amountOf(fieldOf(line, 'totalPrice')),
    yhstr: text('yhstr'),
    remarkinfo: text('remarkinfo'),
    goods: {
      ID: textOf(fieldOf(goods, 'ID')),
      EditorType: textOf(fieldOf(goods, 'EditorType')).trim(),
      isHasPastedown: yesNoOf(fieldOf(goods, 'isHasPastedown')) ?? 'N',
    },
    zhuangDingPageCfg: limitsOf(fieldOf(line, 'zhuangDingPageCfg')),
    buzhou: readSteps(fieldOf(line, 'buzhou')),
    opusCode: text('opusCode'),
  };
}

/**
 * The reply of cartInfo from any server. Numbers and texts are interchangeable, and every field may be missing; null is
 * a reply without a line, or with a code other than 0.
 */
export function readCartInfo(reply: unknown, cartID: string): CartInfo | null {
  const line = isRefused(reply) ? undefined : lineOf(reply);
  if (line === undefined) return null;
  return {
    item: readLine(line, cartID),
    takesBlankPages: listOf(fieldOf(reply, 'extras')).includes(BLANK_PAGES),
  };
}
