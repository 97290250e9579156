import { isOperationId, type OperationId, operationMeta, type ResourceName } from '#contracts/operations.ts';

/** What was changed during a visit and is lost in a reset. */
export interface VisitChange {
  readonly label: string;
  readonly count: number;
}

const OTHER = '其他改动';
const NEW_ORDER = '新订单';

/** By the resource a write is mainly about. */
const BY_RESOURCE: Partial<Record<ResourceName, string>> = {
  ...{ orders: '订单操作', payment: '支付', 'cart-list': '购物车改动', addresses: '收货地址改动' },
  ...{ session: '', devices: '', notices: '' },
};

/** Writes whose word does not follow from the resource they make stale. */
const OF_ITS_OWN: Partial<Record<OperationId, string>> = {
  'OrderServiceMag.createOrder': NEW_ORDER,
  'OrderServiceMag.rebuy': '订单操作',
  'ShopCarService.seePrices': '',
  // It ends the session, so it makes nothing stale.
  'AccountServiceMag.askClosing': OTHER,
};

/** What weighs most comes first. */
const LABELS = [NEW_ORDER, ...Object.values(BY_RESOURCE).filter((label) => label !== ''), OTHER];

/** What a writing operation changes, in a word; empty where a visitor would miss nothing. */
export function changeWord(operation: string): string {
  if (!isOperationId(operation)) return '';
  const [resource] = operationMeta(operation).invalidates;
  return OF_ITS_OWN[operation] ?? (resource === undefined ? '' : (BY_RESOURCE[resource] ?? OTHER));
}

/** How often each kind of thing was changed, only those that were. */
export function visitChanges(counts: Readonly<Record<string, number>>): readonly VisitChange[] {
  const sums = new Map<string, number>();
  for (const [operation, count] of Object.entries(counts)) {
    const label = changeWord(operation);
    sums.set(label, (sums.get(label) ?? 0) + count);
  }
  return LABELS.flatMap((label) => {
    const count = sums.get(label);
    return count === undefined ? [] : [{ label, count }];
  });
}
