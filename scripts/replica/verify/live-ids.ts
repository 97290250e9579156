import type { OperationId } from '#contracts/operations.ts';
import { isObject, listAt, partAt, wordAt } from './json-parts.ts';
import { type Values, wireRequest } from './request.ts';
import type { Run } from './run.ts';

async function jsonOf(run: Run, operation: OperationId, input: Values): Promise<unknown> {
  if (run.session.token === null) return null;
  const answer = await run.target.send(wireRequest({ operation, input, token: run.session.token }));
  return answer.ok ? answer.reply.json : null;
}

/** Looks at what the member has, once for all checks. */
export async function readLiveIds(run: Run): Promise<void> {
  const member = await jsonOf(run, 'UserCenterMag.userIsLogin3', {});
  const addresses = await jsonOf(run, 'UserCenterMag.getUserAddressList', {});
  const orders = await jsonOf(run, 'OrderServiceMag.getOrderList', {});
  const lines = await readLines(run);
  run.lines = lines;
  const cartID = run.cartID || wordAt(lines[0], ['ID']);
  const addrID = wordAt(listAt(addresses, ['data', 'list'])[0], ['ID']);
  const orderNo = wordAt(listAt(orders, ['data', 'list'])[0], ['orderNo']);
  const known: Values = {
    memberID: wordAt(member, ['user_id']),
    cartID,
    CartID: cartID,
    cartIDs: cartID,
    addrID,
    orderNo,
    orderNos: orderNo,
    ...choiceOf(lines[0]),
  };
  run.live = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/** What getTotal and updateCart want to know of a cart line as it is. */
export function choiceOf(line: unknown): Values {
  const codes = listAt(line, ['buzhou']).map((step) => wordAt(step, ['selCnum']));
  return {
    goodsID: wordAt(line, ['goods', 'ID']),
    cnums: codes.filter((code) => code !== '').join('|'),
    pagesNum: wordAt(line, ['pageNum']),
    count: wordAt(line, ['count']),
  };
}

/** The member's cart lines: of the list where the target has one, or else the one that was named. */
async function readLines(run: Run): Promise<readonly unknown[]> {
  const listed = await jsonOf(run, 'ShopCarService.cartList', { page: '1', pageSize: '100' });
  const lines = listAt(listed, ['data', 'list']).filter(isObject);
  if (lines.length > 0 || run.cartID === '') return lines;
  const one = await jsonOf(run, 'ShopCarService.cartInfo', { cartID: run.cartID });
  return [partAt(one, ['data', 'data'])].filter(isObject);
}
