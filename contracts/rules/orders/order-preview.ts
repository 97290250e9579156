import { formatFen } from '../money.ts';
import type { WalletSplit } from '../price/wallet-split.ts';

/** The price of a line before and after the quantity discount (满量优惠). */
export interface LineMoney {
  readonly listFen: number;
  readonly totalFen: number;
}

/** 订单金额, in fen. `payFen` is goods − quantity − coupon + freight. */
export interface OrderMoney {
  /** Before any discount. */
  readonly goodsFen: number;
  readonly quantitySavedFen: number;
  readonly couponFen: number;
  readonly freightFen: number;
  readonly payFen: number;
}

export interface LadderLine {
  readonly key: 'goods' | 'quantity' | 'coupon' | 'freight' | 'pay' | 'wallet' | 'rest';
  readonly label: string;
  readonly sign: 'plus' | 'minus' | 'sum';
  readonly amount: string;
}

export interface LadderFacts {
  readonly money: OrderMoney;
  /** Empty if the name is unknown; the line then says only 优惠券. */
  readonly couponName: string;
  /** To how many addresses it goes, if to several. */
  readonly parts?: number;
  /** Null if the wallet is not used. */
  readonly wallet: WalletSplit | null;
}

/** Adds up an order (应付合计). Discounts apply one after the other: quantity, then coupon; freight comes last. */
export function orderMoney(
  lines: readonly LineMoney[],
  { couponFen, freightFen }: { readonly couponFen: number; readonly freightFen: number },
): OrderMoney {
  const goodsFen = lines.reduce((sum, { listFen }) => sum + listFen, 0);
  const afterQuantityFen = goodsAfterQuantity(lines);
  const payFen = afterQuantityFen - couponFen + freightFen;
  const all = [goodsFen, goodsFen - afterQuantityFen, couponFen, freightFen, payFen];
  if (couponFen > afterQuantityFen || all.some((fen) => !Number.isSafeInteger(fen) || fen < 0)) {
    throw new RangeError(`these amounts make no order: ${all.join(', ')}`);
  }
  return { goodsFen, quantitySavedFen: goodsFen - afterQuantityFen, couponFen, freightFen, payFen };
}

/** The goods for coupons and freight: after the quantity discount. */
export function goodsAfterQuantity(lines: readonly LineMoney[]): number {
  return lines.reduce((sum, { totalFen }) => sum + totalFen, 0);
}

/** 价格明细: every line up to the amount to pay, in the order of the calculation. */
export function priceLadder({ money, couponName, parts = 0, wallet }: LadderFacts): LadderLine[] {
  const coupon = couponName === '' ? '优惠券' : `优惠券（${couponName}）`;
  return [
    line('goods', '商品原价', 'plus', money.goodsFen),
    ...some(line('quantity', '满量优惠', 'minus', money.quantitySavedFen)),
    ...some(line('coupon', coupon, 'minus', money.couponFen)),
    line('freight', freightLabel(money.freightFen, parts), 'plus', money.freightFen),
    line('pay', '应付', 'sum', money.payFen),
    ...(wallet === null
      ? []
      : [
          line('wallet', '余额抵扣', 'minus', wallet.offFen),
          line('rest', '还需支付', 'sum', wallet.restFen),
        ]),
  ];
}

/** 运费, and for how many addresses it is. */
export function freightLabel(freightFen: number, parts: number): string {
  const why = [...(parts > 0 ? [`${parts} 个地址`] : []), ...(freightFen === 0 ? ['免运费'] : [])];
  return why.length === 0 ? '运费' : `运费（${why.join('，')}）`;
}

function line(key: LadderLine['key'], label: string, sign: LadderLine['sign'], fen: number): LadderLine {
  return { key, label, sign, amount: formatFen(fen) };
}

/** A discount of zero is not shown. */
function some(ladderLine: LadderLine): LadderLine[] {
  return ladderLine.amount === '0.00' ? [] : [ladderLine];
}
