/**
 * Every table that says something of a member (会员数据): which rows are his, whether they are in the file that he takes
 * along and under which name, and what becomes of them when the account is closed. A test holds it against the schema.
 */
export interface MemberTable {
  /** Which rows are the member's, in SQL, with `@userId`. */
  readonly own: string;
  /** Its name in the file; where it is not in it, why. */
  readonly exported: { readonly as: string; readonly without?: readonly string[] } | { readonly not: string };
  /** What is kept stays without a name; why. Everything else goes. */
  readonly kept?: string;
}

const OF_USER = 'user_id = @userId';
const OF_OWNER = 'owner_id = @userId';
const OF_WORK = 'publication_id IN (SELECT id FROM publications WHERE owner_id = @userId)';
/** Also where the work was purged, or is a colleague's by now. */
const OF_WORK_OR_PRINTED = `${OF_WORK} OR (publication_id, seq) IN (SELECT publication_id, publication_seq FROM order_lines
  JOIN orders ON orders.id = order_id WHERE user_id = @userId)`;
const OF_ORDER = 'order_id IN (SELECT id FROM orders WHERE user_id = @userId)';
const OF_CARD = 'card_id IN (SELECT id FROM business_cards WHERE owner_id = @userId)';
const AS_COLLEAGUE = 'member_id IN (SELECT id FROM team_members WHERE user_id = @userId)';
const BOOKS = 'the books have to be kept';

export const MEMBER_TABLES: Readonly<Record<string, MemberTable>> = {
  users: {
    own: 'id = @userId',
    exported: { as: '资料', without: ['password_hash', 'avatar_seed'] },
    kept: 'what is kept has to belong to somebody, who has no name any more',
  },
  third_binds: { own: OF_USER, exported: { as: '第三方绑定', without: ['open_id'] } },
  addresses: { own: OF_USER, exported: { as: '收货地址' } },
  sessions: { own: OF_USER, exported: { as: '登录设备', without: ['token_hash'] } },
  known_devices: { own: OF_USER, exported: { as: '登录过的设备' } },
  unwanted_notices: { own: OF_USER, exported: { as: '不接收的通知' } },
  notices: { own: OF_USER, exported: { as: '通知' } },
  account_closings: {
    own: OF_USER,
    exported: { as: '注销申请' },
    kept: 'it says when the account was closed',
  },
  feedback: { own: OF_USER, exported: { as: '意见反馈' } },

  reading_places: { own: OF_USER, exported: { as: '阅读进度' } },
  cart_lines: { own: OF_USER, exported: { as: '购物车' } },
  publications: { own: OF_OWNER, exported: { as: '作品', without: ['pass_hash'] } },
  share_links: { own: OF_WORK, exported: { as: '专属链接', without: ['pass_hash'] } },
  publication_transfers: {
    own: `from_id = @userId OR (state = 'waiting' AND to_mobile = (SELECT mobile FROM users WHERE id = @userId))`,
    exported: { as: '作品转让' },
  },
  share_invites: { own: OF_WORK, exported: { as: '受邀名单' } },
  reads_by_day: { own: OF_WORK, exported: { as: '作品阅读统计' } },
  reads_by_page: { own: OF_WORK, exported: { as: '作品阅读统计（按页）' } },
  reads_by_place: { own: OF_WORK, exported: { as: '作品阅读统计（按设备和地区）' } },
  reads_by_link: {
    own: `link_id IN (SELECT id FROM share_links WHERE ${OF_WORK})`,
    exported: { as: '作品阅读统计（按专属链接）' },
  },
  readers_day: { own: OF_WORK, exported: { not: 'the readers are others, and the sums are in the file' } },
  read_events: { own: OF_WORK, exported: { not: 'the readers are others, and the sums are in the file' } },
  publication_folders: { own: OF_OWNER, exported: { as: '作品文件夹' } },
  publication_versions: { own: OF_WORK_OR_PRINTED, exported: { as: '作品版本' } },
  publication_imports: { own: OF_WORK, exported: { as: '作品导入' } },
  publication_pages: { own: OF_WORK_OR_PRINTED, exported: { as: '作品页' } },
  draft_saves: { own: OF_WORK, exported: { not: 'the works say when they were changed' } },
  page_contents: {
    own: `hash IN (SELECT content_hash FROM publication_pages WHERE ${OF_WORK_OR_PRINTED})`,
    exported: { as: '作品页面内容' },
    kept: 'copies of a work share them; what nobody shows is forgotten with the files',
  },
  page_files: {
    own: `content_hash IN (SELECT content_hash FROM publication_pages WHERE ${OF_WORK_OR_PRINTED})`,
    exported: { not: 'the contents of the pages name the same files' },
    kept: 'they go with the contents of their pages',
  },
  member_files: { own: OF_OWNER, exported: { as: '文件' } },
  special_dates: { own: OF_USER, exported: { as: '纪念日' } },
  member_photos: { own: OF_OWNER, exported: { as: '照片' } },

  orders: { own: OF_USER, exported: { as: '订单' }, kept: BOOKS },
  order_lines: { own: OF_ORDER, exported: { as: '订单商品' }, kept: BOOKS },
  print_files: {
    own: `line_id IN (SELECT id FROM order_lines WHERE ${OF_ORDER})`,
    exported: { not: 'the works and the versions that were printed are in the file' },
  },
  order_logs: { own: OF_ORDER, exported: { as: '订单记录' }, kept: BOOKS },
  order_photos: { own: OF_ORDER, exported: { as: '订单照片' } },
  parcels: { own: OF_ORDER, exported: { as: '包裹' }, kept: BOOKS },
  after_sales: { own: OF_ORDER, exported: { as: '售后' }, kept: BOOKS },
  user_coupons: { own: OF_USER, exported: { as: '优惠券' } },

  payments: { own: OF_USER, exported: { as: '支付', without: ['code_token'] }, kept: BOOKS },
  payment_orders: { own: OF_ORDER, exported: { as: '支付的订单' }, kept: BOOKS },
  recharges: { own: OF_USER, exported: { as: '充值' }, kept: BOOKS },
  upgrades: { own: OF_USER, exported: { as: '会员购买' }, kept: BOOKS },
  wallets: { own: OF_USER, exported: { as: '钱包' }, kept: BOOKS },
  wallet_entries: { own: OF_USER, exported: { as: '钱包流水' }, kept: BOOKS },
  gift_codes: {
    own: 'redeemed_by = @userId',
    exported: { as: '兑换过的礼品码', without: ['hash'] },
    kept: BOOKS,
  },
  ledger_transfers: {
    own: OF_USER,
    exported: { not: 'the entries of the wallet say the same for a reader' },
    kept: BOOKS,
  },
  ledger_postings: {
    own: 'transfer_id IN (SELECT id FROM ledger_transfers WHERE user_id = @userId)',
    exported: { not: 'the entries of the wallet say the same for a reader' },
    kept: BOOKS,
  },

  member_codes: {
    own: 'redeemed_by = @userId',
    exported: { as: '兑换过的会员码', without: ['hash'] },
    kept: BOOKS,
  },
  queued_plans: { own: OF_USER, exported: { as: '待生效的会员' } },
  locked_hits: { own: OF_USER, exported: { as: '遇到的锁定功能' } },

  team_members: {
    own: 'user_id = @userId OR owner_id = @userId',
    exported: { as: '团队成员' },
    kept: 'what was spent for the team hangs on it',
  },
  team_invites: { own: OF_OWNER, exported: { as: '团队邀请', without: ['code'] } },
  team_log: { own: OF_OWNER, exported: { as: '团队动态' } },
  team_requests: { own: `owner_id = @userId OR ${AS_COLLEAGUE}`, exported: { as: '审批单' }, kept: BOOKS },
  team_request_orders: {
    own: OF_ORDER,
    exported: { not: 'the requests and the orders are in the file' },
    kept: BOOKS,
  },
  team_spendings: { own: AS_COLLEAGUE, exported: { as: '企业付款' }, kept: BOOKS },

  invoice_titles: { own: OF_USER, exported: { as: '发票抬头' } },
  invoices: { own: OF_USER, exported: { as: '发票' }, kept: 'who an invoice was issued to stays on it' },
  invoice_orders: { own: OF_ORDER, exported: { as: '发票的订单' }, kept: BOOKS },
  sent_messages: { own: OF_USER, exported: { as: '发送记录' } },

  business_cards: { own: OF_OWNER, exported: { as: '名片' } },
  card_contacts: { own: OF_USER, exported: { as: '名片夹' } },
  card_tokens: { own: OF_CARD, exported: { not: 'they open the card, and the card is in the file' } },
  card_visits: { own: OF_CARD, exported: { as: '名片访问', without: ['visitor_id'] } },
  card_visit_days: { own: OF_CARD, exported: { as: '名片访问统计' } },

  gift_code_failures: { own: OF_USER, exported: { not: 'wrong tries, forgotten within the hour' } },
  idempotency_keys: { own: OF_USER, exported: { not: 'only repeats what the other tables say' } },
  login_sessions: { own: OF_USER, exported: { not: 'a login under way, forgotten within the hour' } },
};
