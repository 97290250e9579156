import type { JournalLine } from '../calls.ts';

/** What somebody did in a visit, so that it can be said what a reset takes away. */
export interface VisitChange {
  readonly label: string;
  readonly count: number;
}

/** The writes by what they touch; what is not listed here is counted as something else. */
const KINDS: readonly (readonly [label: string, operations: RegExp])[] = [
  ['新订单', /^OrderServiceMag\.createOrder$/],
  ['订单操作', /^OrderServiceMag\.(?!get|preview)/],
  ['支付', /^PayServiceMag\.(createPay|closePay|submitTransfer)$/],
  [
    '购物车改动',
    /^(ShopCarService\.(deleteCart|restoreCart|copyCart)|ShoppingServiceMag\.(addCart|updateCart))$/,
  ],
  ['收货地址改动', /^(AddressServiceMag\.|ShoppingServiceMag\.updateDefaultAddr$)/],
  [
    '其他改动',
    /^(MemberServiceMag\.sendFeedback|LoginServiceMag\.(register|resetPwd|bindThirdLogin)|UserCenterMag\.unBindThirdLogin)$/,
  ],
];

/** Codes of a call that did what it was asked for; the calls that answer a text answer these two. */
const DONE = new Set(['0', 'ok', '1']);

/** How often each kind of thing was changed, only those that were. */
export function visitChanges(lines: readonly JournalLine[]): readonly VisitChange[] {
  const counts = new Map<string, number>();
  for (const { operation, code } of lines) {
    const kind = KINDS.find(([, operations]) => operations.test(operation));
    if (kind && DONE.has(code)) counts.set(kind[0], (counts.get(kind[0]) ?? 0) + 1);
  }
  return KINDS.flatMap(([label]) => {
    const count = counts.get(label);
    return count === undefined ? [] : [{ label, count }];
  });
}
