import { REPLACE_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import type { OrderCard } from './orders.ts';

const WITHIN = `付款后 ${REPLACE_WITHIN_MS / 60_000} 分钟内可以替换文件`;
const ENDED: readonly OrderCard['state'][] = ['refunding', 'canceled', 'closed'];
const PRINTED: readonly OrderCard['state'][] = ['shipped', 'done'];

/** Why the file of an order cannot be replaced now (不能替换的原因). */
export function whyNotReplace(state: OrderCard['state']): string {
  if (state === 'unpaid') return `${WITHIN}，这个订单还没有付款。`;
  if (state === 'proofing') return `${WITHIN}，现在已过时限；样稿有问题请用“提出修改”，之后可以再替换。`;
  if (ENDED.includes(state)) return '订单已经结束，不再印刷。';
  return `${WITHIN}，现在已过时限，${PRINTED.includes(state) ? '书已经印好' : '按审过的文件印刷'}。`;
}
