import { PAGE_SIZE_MAX } from '#contracts/rules/limits.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { type CartLineRow, cartLines } from '#db/queries/cart/cart.ts';
import { badPage } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { cartItem } from './cart-line-view.ts';

const PAGE_SIZE = 20;

/** 购物车列表, page by page. */
export const cartList: Handler<'ShopCarService.cartList'> = (input, { db, user }) => {
  const page = parseWholeNumber(input.page ?? '1');
  const pageSize = parseWholeNumber(input.pageSize ?? String(PAGE_SIZE));
  if (!page || !pageSize || pageSize > PAGE_SIZE_MAX) throw badPage();
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
  };
}
