import { formatFen } from '#contracts/rules/money.ts';
import { type CartLineRow, cartLines } from '#db/queries/cart/cart.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { cartItem, versionOfLine } from './cart-line-view.ts';

const PAGE_SIZE = 20;

/** 购物车列表, page by page. */
export const cartList: Handler<'ShopCarService.cartList'> = (input, { db, user }) => {
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const { list, total } = cartLines(db, user.id, { page, pageSize });
  return { code: 0, message: '成功', data: { list: list.map(listed), total, page, pageSize } };
};

function listed(line: CartLineRow) {
  const previous = line.previousUnitPriceFen;
  return {
    ...cartItem(line),
    state: line.state,
    invalidReason: line.invalidReason,
    previousUnitPrice: previous === null ? '' : formatFen(previous),
    ...versionOfLine(line),
  };
}
