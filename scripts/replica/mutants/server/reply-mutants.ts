import { type Mutant, mutant } from '../mutant.ts';

const CART = 'server/services/ShopCarService';
const SHOPPING = 'server/services/ShoppingServiceMag';
const USER = 'server/services/UserCenterMag';
const LOGIN = 'server/services/LoginServiceMag';
const PAY = 'server/services/PayServiceMag';
const RULES = 'contracts/rules';

/** Servers that answer wrongly: fields, types, statuses, ownership, states and texts. */
export const REPLY_MUTANTS: readonly Mutant[] = [
  // Fields that are gone.
  mutant(
    'field',
    'member-code-dropped',
    `${USER}/userIsLogin3`,
    '    member_code: visitor.memberCode,\n',
    '',
  ),
  mutant(
    'field',
    'bind-wx-dropped',
    `${USER}/userIsLogin3`,
    "    bind_wx: isBound(db, visitor.id, 'weixin') ? 'Y' : 'N',\n",
    '',
  ),
  mutant('field', 'remark-dropped', `${CART}/cart-line-view`, '    remarkinfo: line.remark,\n', ''),
  mutant(
    'field',
    'page-limits-dropped',
    `${CART}/cart-line-view`,
    '    zhuangDingPageCfg: goods.bindings,\n',
    '',
  ),
  mutant(
    'field',
    'is-default-dropped',
    `${USER}/getUserAddressList`,
    '      IsDefault: address.isDefault,\n',
    '',
  ),
  mutant(
    'field',
    'qrcode-url-dropped',
    `${USER}/getThirdLoginInfo`,
    "provider === 'weixin' ? {",
    "provider === 'none' ? {",
  ),
  mutant(
    'field',
    'show-page-num-dropped',
    `${CART}/cart-line-view`,
    '    showPageNum: line.showPageNum,\n',
    '',
  ),
  mutant(
    'field',
    'qr-token-never-given',
    `${LOGIN}/queryLoginQrcode`,
    '{ token: context.startSession(userId) }',
    '{}',
  ),
  // Fields of another type.
  mutant('type', 'status-is-a-number', `${USER}/userIsLogin3`, "    status: '1',", '    status: 1 as never,'),
  mutant(
    'type',
    'count-is-a-text',
    `${CART}/cart-line-view`,
    '    count: line.count,',
    '    count: String(line.count) as never,',
  ),
  mutant(
    'type',
    'unit-price-is-a-number',
    `${CART}/cart-line-view`,
    '    unitPrice: formatFen(line.unitPriceFen),',
    '    unitPrice: line.unitPriceFen as never,',
  ),
  mutant(
    'type',
    'id-is-a-number',
    `${CART}/cart-line-view`,
    '    ID: String(line.id),',
    '    ID: line.id as never,',
  ),
  mutant(
    'type',
    'address-status-is-a-text',
    `${USER}/getUserAddressList`,
    '  status: 1,',
    "  status: '1' as never,",
  ),
  mutant(
    'type',
    'page-number-is-a-text',
    `${CART}/cart-line-view`,
    '    pageNum: line.pageNum,',
    '    pageNum: String(line.pageNum) as never,',
  ),
  mutant(
    'type',
    'items-without-a-list',
    `${CART}/cart-line-view`,
    'selCnum, items: wireItems(step) }',
    'selCnum, items: {} as never }',
  ),
  // Statuses that say the opposite.
  mutant(
    'status',
    'visitor-is-logged-in',
    `${USER}/userIsLogin3`,
    "return { code: 0, status: '0' };",
    "return { code: 0, status: '1' } as never;",
  ),
  mutant(
    'status',
    'unbind-always-succeeds',
    `${USER}/unBindThirdLogin`,
    'return { code: 0 as const, status: 0 as const, message };',
    'return { code: 0 as const, status: 1 as const };',
  ),
  mutant(
    'status',
    'forbidden-price-is-a-price',
    `${SHOPPING}/getTotal`,
    'return { code: 400, message: read.message, reason: read.problem };',
    "return '0.00|0.00|0.00|0|||1.00|';",
  ),
  mutant(
    'status',
    'logout-keeps-the-session',
    'server/services/web/doLoginout',
    '  context.endSession();\n',
    '',
  ),
  // Whose it is.
  mutant(
    'ownership',
    'any-cart-line-is-mine',
    'db/queries/cart/cart',
    "const ownVisible = and(eq(lines.userId, sql.placeholder('userId')), isNull(lines.deletedAt));",
    'const ownVisible = isNull(lines.deletedAt);',
  ),
  mutant(
    'ownership',
    'any-line-can-be-deleted',
    'db/queries/cart/cart-changes',
    '.where(and(inArray(lines.id, ids), eq(lines.userId, userId), isNull(lines.deletedAt)))\n      .run(),\n  );\n}\n\n/** How many lines came back',
    '.where(and(inArray(lines.id, ids), isNull(lines.deletedAt)))\n      .run(),\n  );\n}\n\n/** How many lines came back',
  ),
  mutant(
    'ownership',
    'any-order-is-mine',
    'db/queries/orders/order-filter',
    'return and(eq(orders.userId, userId), isNull(orders.deletedAt));',
    'return isNull(orders.deletedAt);',
  ),
  mutant(
    'ownership',
    'any-price-for-anybody',
    `${SHOPPING}/print-choice`,
    "if (sent.memberID !== String(user.id)) return refusedField('bad-member', '会员编号不正确');",
    '',
  ),
  mutant(
    'ownership',
    'session-never-ends',
    'db/queries/account/sessions',
    'if (!session || session.expiresAt <= now) return null;',
    'if (!session) return null;',
  ),
  // States.
  mutant(
    'state',
    'paid-orders-can-be-cancelled',
    `${RULES}/orders/order-actions`,
    "  paid: ['replaceFile', 'urge', 'updateAddress', 'refund'],",
    "  paid: ['replaceFile', 'urge', 'updateAddress', 'refund', 'cancel'],",
  ),
  mutant(
    'state',
    'receipt-leads-nowhere',
    `${RULES}/orders/order-states`,
    "shipped: { receive: 'done', 'auto-receive': 'done' },",
    "shipped: { receive: 'closed', 'auto-receive': 'done' },",
  ),
  mutant(
    'state',
    'closed-payments-wait',
    `${PAY}/closePay`,
    'closePayment(',
    '((_db: unknown, payment: Parameters<typeof closePayment>[1], _how: unknown) => payment)(',
  ),
  mutant(
    'state',
    'qr-shows-waiting-for-ever',
    `${LOGIN}/queryLoginQrcode`,
    'data: { state, ...seen, ...granted }',
    "data: { state: 'waiting', ...seen, ...granted }",
  ),
  mutant(
    'state',
    'deleted-lines-come-back-for-ever',
    'db/queries/cart/cart-changes',
    'export const RESTORE_WINDOW_MS = 10 * 60_000;',
    'export const RESTORE_WINDOW_MS = 0;',
  ),
  // Texts.
  mutant(
    'text',
    'saved-is-spelt-OK',
    `${SHOPPING}/updateCart`,
    "return isSaved ? 'ok' :",
    "return isSaved ? 'OK' :",
  ),
  mutant('text', 'default-address-says-0', `${SHOPPING}/updateDefaultAddr`, "return '-1'", "return '0'"),
  mutant('text', 'default-address-says-ok', `${SHOPPING}/updateDefaultAddr`, "return '1'", "return 'ok'"),
  mutant(
    'text',
    'reason-renamed',
    'contracts/rules/refusals/missing',
    "'cart-line-not-found': {",
    "'cart-line-not-found': { reason: 'line-not-found',",
  ),
  mutant(
    'text',
    'not-found-is-forbidden',
    'contracts/rules/refusals/missing',
    "'order-not-found': { code: 404,",
    "'order-not-found': { code: 403,",
  ),
  mutant('text', 'wrong-password-renamed', 'contracts/rules/refusals/account', 'code: 1001,', 'code: 1002,'),
];
