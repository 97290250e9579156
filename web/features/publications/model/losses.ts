import type { Work } from './work.ts';

/** Whether a cart or an order prints one of these works. */
export function isPrinted(works: readonly Work[]): boolean {
  return works.some(({ cartLines, orders }) => cartLines > 0 || orders > 0);
}

/** The effects on the cart (购物车) and on orders when works are deleted, a sentence each. */
export function lossesOf(works: readonly Work[], when: string): string[] {
  const cartLines = works.reduce((sum, work) => sum + work.cartLines, 0);
  const orders = works.reduce((sum, work) => sum + work.orders, 0);
  return [
    ...(cartLines > 0 ? [`购物车中有 ${cartLines} 件商品用到它，${when}会一起消失。`] : []),
    ...(orders > 0 ? [`已有 ${orders} 个订单用到它，订单留有下单时的内容，照常印制和查看。`] : []),
  ];
}
