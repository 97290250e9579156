import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';

export interface BenchCase {
  readonly operation: OperationId;
  /** The least share of the limit that CHANGELOG tells of: no change may cost more than it brings. */
  readonly before: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | undefined;
}

interface Line {
  ID: string;
  count: number;
  pageNum: number;
  remarkinfo: string;
  goods: { ID: string };
  buzhou: { selCnum: string }[];
}

/** The calls that are measured, for the first cart line of the member who is logged in. */
export function benchCases(line: Line, memberID: string): BenchCase[] {
  const choice = {
    goodsID: line.goods.ID,
    count: String(line.count),
    pagesNum: String(line.pageNum),
    memberID,
    cnums: line.buzhou
      .map((step) => step.selCnum)
      .filter(Boolean)
      .join('|'),
  };
  return [
    benchCase('UserCenterMag.userIsLogin3', 0.36, {}),
    benchCase('ShopCarService.cartInfo', 0.55, { cartID: line.ID }),
    benchCase('ShoppingServiceMag.getTotal', 0.19, { ...choice, random: '0.5' }),
    benchCase('UserCenterMag.getUserAddressList', 0.47, {}),
    benchCase('ShopCarService.cartList', 0.8, { page: '1', pageSize: '20' }),
    benchCase('ShoppingServiceMag.updateCart', 0.19, {
      CartID: line.ID,
      ...choice,
      remarkinfo: line.remarkinfo,
      pdfchecked: '1',
      fuwu: '',
      fxID: '',
      prop1: '',
      pdfCnum: '',
    }),
  ];
}

function benchCase(operation: OperationId, before: number, values: Record<string, string>): BenchCase {
  const meta = operationMeta(operation);
  const text = new URLSearchParams(values).toString();
  const isPost = meta.httpMethod === 'POST';
  return {
    operation,
    before,
    method: meta.httpMethod,
    path: toWire(isPost || !text ? meta.path : `${meta.path}?${text}`),
    body: isPost && text ? text : undefined,
  };
}
