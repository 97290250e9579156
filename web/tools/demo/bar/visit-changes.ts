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

/** How often each kind of thing was changed, only those that were. */
export function visitChanges(counts: Readonly<Record<string, number>>): readonly VisitChange[] {
  const sums = new Map<string, number>();
  for (const [operation, count] of Object.entries(counts)) {
    const kind = KINDS.find(([, operations]) => operations.test(operation));
    if (kind) sums.set(kind[0], (sums.get(kind[0]) ?? 0) + count);
  }
  return KINDS.flatMap(([label]) => {
    const count = sums.get(label);
    return count === undefined ? [] : [{ label, count }];
  });
}
