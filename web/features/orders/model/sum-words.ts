import type { OrderCard } from './orders.ts';

/**
 * What a sum of money is called (金额用词), everywhere the same: 单价 of a copy, 小计 of a line, 合计 of what is chosen in
 * the cart, 总价 in 印刷选项 (the specification's word), and of an order 应付 until it is paid and 实付 then.
 */
export function orderSumWord(state: OrderCard['state']): '应付' | '实付' {
  return isPaidState(state) ? '实付' : '应付';
}

/** An order that was cancelled or closed before anything was paid has nothing paid. */
export function isPaidState(state: OrderCard['state']): boolean {
  return !['unpaid', 'canceled', 'closed'].includes(state);
}
