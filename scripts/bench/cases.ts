import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';

export interface BenchCase {
  readonly operation: OperationId;
  readonly target: number;
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
    benchCase('UserCenterMag.userIsLogin3', 0.5, {}),
    benchCase('ShopCarService.cartInfo', 0.5, { cartID: line.ID }),
    benchCase('ShoppingServiceMag.getTotal', 0.5, { ...choice, random: '0.5' }),
    benchCase('UserCenterMag.getUserAddressList', 0.5, {}),
    benchCase('ShopCarService.cartList', 0.5, { page: '1', pageSize: '20' }),
    benchCase('ShoppingServiceMag.updateCart', 0.25, {
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

function benchCase(operation: OperationId, target: number, values: Record<string, string>): BenchCase {
  const meta = operationMeta(operation);
  const text = new URLSearchParams(values).toString();
  const isPost = meta.httpMethod === 'POST';
  return {
    operation,
    target,
    method: meta.httpMethod,
    path: toWire(isPost || !text ? meta.path : `${meta.path}?${text}`),
    body: isPost && text ? text : undefined,
  };
}
