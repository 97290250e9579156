import { eq } from 'drizzle-orm';
import { bonusGift } from '#contracts/rules/money-ledger/postings.ts';
import { BLANK_COVER } from '#contracts/rules/publications/cover-address.ts';
import type { Database } from '../../client.ts';
import { users } from '../../schema/index.ts';
import { forgetUnusedFiles } from '../files/unused-files.ts';
import { dropWorks } from '../publications/purging.ts';
import { book } from '../wallet/ledger.ts';
import { walletOf } from '../wallet/wallet-reading.ts';
import { MEMBER_TABLES } from './member-tables.ts';
import { tell } from './notices.ts';
import { type UserRow, userById } from './users.ts';

/** Who is gone (已注销): nothing of this is anybody's, and nobody can log in as it. */
function nobody(id: number): Omit<UserRow, 'id' | 'registeredAt'> {
  const noRegion = {
    ...{ provinceCode: '', provinceName: '', cityCode: '' },
    ...{ cityName: '', districtCode: '', districtName: '' },
  };
  return {
    ...{ account: `closed ${id}`, nick: '已注销用户', mobile: '', email: '', passwordHash: '' },
    ...{ memberCode: `X${id}`, yaoqingma: `X${id}`, vipName: '', vipLastTime: '', membershipDueAt: null },
    ...{ avatarSeed: '', avatarHash: '', invitedBy: null, agreedProtocolAt: null },
    ...noRegion,
  };
}

/** Orders stay for the books, without the one who got them and without what he wrote. */
const NAMELESS_ORDERS = `
  UPDATE orders SET receiver_name = '', receiver_mobile = '', remark = '', review = '', review_photos = '[]', invoice = '', parts = '[]',
    address = json_object('name', '', 'mobile', '', 'province', json_extract(address, '$.province'),
      'city', json_extract(address, '$.city'), 'district', json_extract(address, '$.district'),
      'street', '', 'detail', '', 'zip', '', 'label', '')
  WHERE user_id = @userId`;
const NAMELESS_LINES = `
  UPDATE order_lines SET author = '', remark = '', publication_seq = NULL, art_id = iif(art_id LIKE 'card:%', '${BLANK_COVER}', art_id) WHERE order_id IN (SELECT id FROM orders WHERE user_id = @userId)`;
const NAMELESS_AFTER_SALES = `
  UPDATE after_sales SET description = '', photos = '[]' WHERE user_id = @userId`;
const NAMELESS_PAYMENTS = `UPDATE payments SET payer = '', serial_no = '' WHERE user_id = @userId`;
const COLLEAGUES = `SELECT user_id FROM team_members WHERE owner_id = @userId AND state <> 'removed'`;
const LEFT_TEAMS = `
  UPDATE team_members SET state = 'removed', ended_at = @now
  WHERE state <> 'removed' AND (user_id = @userId OR owner_id = @userId)`;
const LAPSED_REQUESTS = `
  UPDATE team_requests SET state = 'lapsed', decided_at = @now
  WHERE state = 'waiting' AND member_id IN (SELECT id FROM team_members WHERE state = 'removed')`;
/** Also those that were purged and stayed for orders that are without their content by now. */
const WORKS = `
  SELECT id FROM publications WHERE owner_id = @userId OR (owner_id IS NULL AND id IN (
    SELECT publication_id FROM order_lines JOIN orders ON orders.id = order_id WHERE user_id = @userId))`;
/** Who is forgotten is not named to those who stay. */
const TEAM_OVER = {
  title: '团队已解散',
  text: '团队的拥有者已注销账号，您自己的账号、订单和余额不受影响',
  path: '/manager/myMember',
} as const;
const TRACES = [
  'DELETE FROM login_failures WHERE account = @account',
  "DELETE FROM verification_codes WHERE mobile IN (@mobile, @email) AND mobile <> ''",
];

/**
 * Forgets a member (注销): what was his alone goes, what has to be kept stays without a name. Bonus that is
 * left is the house's again.
 */
export function forgetMember(db: Database, userId: number, now: number): void {
  const user = userById(db, userId);
  if (!user) return;
  const { sqlite } = db;
  const { bonusFen } = walletOf(db, userId);
  const back = { userId, kind: 'adjust', title: '账号注销，赠送金额作废', paymentId: null, at: now } as const;
  book(db, { ...back, postings: bonusGift(-bonusFen) });
  for (const sql of [NAMELESS_ORDERS, NAMELESS_LINES, NAMELESS_AFTER_SALES, NAMELESS_PAYMENTS]) {
    sqlite.prepare(sql).run({ userId });
  }
  for (const colleague of sqlite.prepare<object, number>(COLLEAGUES).pluck().all({ userId })) {
    tell(db, { userId: colleague, kind: 'team', ...TEAM_OVER, createdAt: now });
  }
  for (const sql of [LEFT_TEAMS, LAPSED_REQUESTS]) sqlite.prepare(sql).run({ userId, now });
  const { account, mobile, email } = user;
  for (const sql of TRACES) sqlite.prepare(sql).run({ account, mobile, email });
  // With them goes what hangs on them; their folders cannot go before.
  dropWorks(db, sqlite.prepare<object, number>(WORKS).pluck().all({ userId }));
  for (const [table, { own, kept }] of Object.entries(MEMBER_TABLES)) {
    if (kept === undefined) sqlite.prepare(`DELETE FROM "${table}" WHERE ${own}`).run({ userId });
  }
  db.orm.update(users).set(nobody(userId)).where(eq(users.id, userId)).run();
  forgetUnusedFiles(db);
}
