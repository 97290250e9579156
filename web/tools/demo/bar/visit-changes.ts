import { type Change, isOperationId, operationMeta } from '#contracts/operations.ts';

/** What somebody did in a visit, so that it can be said what a reset takes away. */
export interface VisitChange {
  readonly label: string;
  readonly count: number;
}

/** What the writes touch, what weighs most first; the contract says of each write what it changes. */
const LABELS: Readonly<Record<Exclude<Change, 'none'>, string>> = {
  'new-order': '新订单',
  order: '订单操作',
  payment: '支付',
  cart: '购物车改动',
  address: '收货地址改动',
  other: '其他改动',
};

/** What a writing operation changes, in a word; empty where it is no write that anybody looks at. */
export function changeWord(operation: string): string {
  const change = isOperationId(operation) ? operationMeta(operation).changes : 'none';
  return change === 'none' ? '' : LABELS[change];
}

/** How often each kind of thing was changed, only those that were. */
export function visitChanges(counts: Readonly<Record<string, number>>): readonly VisitChange[] {
  const sums = new Map<string, number>();
  for (const [operation, count] of Object.entries(counts)) {
    if (!isOperationId(operation)) continue;
    const { changes } = operationMeta(operation);
    sums.set(changes, (sums.get(changes) ?? 0) + count);
  }
  return Object.entries(LABELS).flatMap(([change, label]) => {
    const count = sums.get(change);
    return count === undefined ? [] : [{ label, count }];
  });
}
