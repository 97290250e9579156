import type { OperationId } from '#contracts/operations.ts';
import { atOurLevel } from '#contracts/rules/reply-level.ts';
import { type Values, wireRequest } from './request.ts';
import type { Run } from './run.ts';
import { isObject, listAt, partAt, wordAt } from './values/json-parts.ts';

async function jsonOf(run: Run, operation: OperationId, input: Values): Promise<unknown> {
  if (run.session.token === null) return null;
  const answer = await run.target.send(wireRequest({ operation, input, token: run.session.token }));
  return answer.ok ? atOurLevel(operation, answer.reply.json) : null;
}

/** Looks at what the member has, once for all checks. */
export async function readLiveIds(run: Run): Promise<void> {
  const member = await jsonOf(run, 'UserCenterMag.userIsLogin3', {});
  const addresses = await jsonOf(run, 'UserCenterMag.getUserAddressList', {});
  const orders = await jsonOf(run, 'OrderServiceMag.getOrderList', {});
  const [work] = listAt(await jsonOf(run, 'OpusServiceMag.getOpusList', {}), ['data', 'list']);
  const lines = await readLines(run);
  run.lines = lines;
  run.orderable = lines.filter(canBeOrdered);
  run.vipName = wordAt(member, ['vip_name']);
  const [line = lines[0]] = run.orderable;
  const cartID = run.cartIDs[0] ?? wordAt(line, ['ID']);
  const [address] = listAt(addresses, ['data', 'list']);
  // How the id of an address is called is not shown; ID is what other entities have, addrID what the call wants.
  const addrID = wordAt(address, ['ID']) || wordAt(address, ['addrID']);
  const orderNo = wordAt(listAt(orders, ['data', 'list'])[0], ['orderNo']);
  const known: Values = {
    memberID: wordAt(member, ['user_id']),
    cartID,
    CartID: cartID,
    cartIDs: run.cartIDs[0] ?? wordAt(run.orderable[0], ['ID']),
    addrID,
    orderNo,
    orderNos: orderNo,
    opusID: wordAt(work, ['ID']),
    opusIDs: wordAt(work, ['ID']),
    revision: wordAt(work, ['revision']),
    revisions: wordAt(work, ['revision']),
    bookCode: wordAt(work, ['code']),
    goodsID: wordAt(line, ['goods', 'ID']),
  };
  run.live = filledIn(known);
  run.choice = filledIn(choiceOf(line));
}

function filledIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** A target may say so of a line, or say nothing of the kind. */
function canBeOrdered(line: unknown): boolean {
  return ['', 'valid'].includes(wordAt(line, ['state']));
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

/** The member's cart lines: of the list where the target has one, or else those that were named. */
async function readLines(run: Run): Promise<readonly unknown[]> {
  const listed = await jsonOf(run, 'ShopCarService.cartList', { page: '1', pageSize: '100' });
  const lines = listAt(listed, ['data', 'list']).filter(isObject);
  if (lines.length > 0) return lines;
  const named = await Promise.all(
    run.cartIDs.map((cartID) => jsonOf(run, 'ShopCarService.cartInfo', { cartID })),
  );
  return named.map((one) => partAt(one, ['data', 'data'])).filter(isObject);
}
