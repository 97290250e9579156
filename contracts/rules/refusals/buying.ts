import { yuanText } from '../money.ts';
import type { DetailsOf } from './details.ts';
import { type Most, type Rows, type Said, said } from './row.ts';

interface GiftCodeFacts extends Said {
  /** It costs no try. */
  readonly isNoGuess: boolean;
}

/** Cart, addresses, orders, payment, invoices and wallet. */
export const BUYING = {
  'cart-full': { code: 1060, words: ({ most }: Most) => `购物车最多 ${most} 件商品` },
  'addresses-full': {
    code: 1062,
    words: ({ most }: Most) => `最多保存 ${most} 个收货地址，请先删除不用的地址`,
  },
  'price-changed': { code: 1071, words: '价格已更新，请确认后再提交' },
  'order-lines': { code: 1072, words: '有商品不能下单' },
  'delivery-unavailable': { code: 1073, words: said },
  'coupon-unusable': { code: 1074, words: said },
  'order-state': { code: 1075, words: '订单状态已更新' },
  'urged-already': {
    code: 1076,
    words: ({ minutesLeft }: DetailsOf<'urged-already'>) => `已催过，请 ${minutesLeft} 分钟后再试`,
  },
  'file-not-replaceable': { code: 1077, words: said },
  'prints-busy': { code: 1078, words: ({ most }: Most) => `最多同时生成 ${most} 个文件，请等前面的完成` },
  /** Orders that cannot be paid (不能支付). */
  'orders-not-payable': { code: 1080, words: '有订单不能支付' },
  'wallet-too-low': {
    code: 1081,
    words: ({ missingFen }: { readonly missingFen: number }) => `余额不足，还差 ${yuanText(missingFen)}`,
  },
  'payment-state': { code: 1082, words: '支付单状态已变化' },
  'recharges-full': {
    code: 1083,
    words: ({ most }: Most) => `有 ${most} 笔充值正在核对到账，请稍后再发起`,
  },
  'not-refundable': { code: 1084, words: said },
  'gift-code-unusable': {
    code: 1085,
    words: ({ message, triesLeft }: GiftCodeFacts & DetailsOf<'gift-code-unusable'>) =>
      triesLeft === undefined ? message : `${message}，还可尝试 ${triesLeft} 次`,
  },
  'gift-codes-locked': {
    code: 1086,
    words: ({ minutesLeft }: DetailsOf<'gift-codes-locked'>) =>
      `兑换码错误次数过多，请 ${minutesLeft} 分钟后再试`,
  },
  'unknown-pay-code': { code: 1090, words: '付款码不存在或已失效，请刷新后重新扫码' },
  /** Orders that cannot be invoiced (不能开票). */
  'orders-not-invoicable': { code: 1120, words: '有订单不能开票' },
  'invoice-state': { code: 1121, words: '发票状态已更新' },
  'titles-full': {
    code: 1122,
    words: ({ most }: Most) => `最多保存 ${most} 个发票抬头，请先删除不用的抬头`,
  },
} satisfies Rows;
