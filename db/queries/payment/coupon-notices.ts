import { chinaDayText } from '#contracts/rules/china-time.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { tell } from '../account/notices.ts';

/** How long before its end a coupon is told of (即将到期). */
const BEFORE_MS = 3 * 86_400_000;

interface Ending {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly scope: keyof typeof USES;
  readonly validFrom: number;
  readonly validTo: number;
}

const SOON = `order_id IS NULL AND payment_id IS NULL AND expiry_told_at IS NULL
  AND valid_to > @now AND valid_to <= @now + @before`;

/** Where a coupon can be used, by its scope. */
const USES = {
  print: { path: '/manager/shopping/cart', words: '下单时可以使用' },
  membership: { path: '/manager/upgrade', words: '开通会员时可以使用' },
};

const statements = preparedOnce(({ sqlite }) => ({
  isAny: sqlite
    .prepare<{ now: number; before: number }, number>(
      `SELECT EXISTS (SELECT 1 FROM user_coupons WHERE ${SOON})`,
    )
    .pluck(),
  ending: sqlite.prepare<{ now: number; before: number; most: number }, Ending>(`
    SELECT id, user_id AS userId, name, scope, valid_from AS validFrom, valid_to AS validTo FROM user_coupons
    WHERE ${SOON} ORDER BY valid_to, id LIMIT @most`),
  told: sqlite.prepare<{ id: number; now: number }>(
    'UPDATE user_coupons SET expiry_told_at = @now WHERE id = @id',
  ),
}));

export function isCouponEnding(db: Database, now: number): boolean {
  return statements(db).isAny.get({ now, before: BEFORE_MS }) === 1;
}

/** Tells of unused coupons that will soon be past, once each; answers how many. What is past already is not told. */
export function tellOfEndingCoupons(db: Database, now: number, most: number): number {
  if (most <= 0) return 0;
  const ending = statements(db).ending.all({ now, before: BEFORE_MS, most });
  for (const { id, userId, name, scope, validFrom, validTo } of ending) {
    statements(db).told.run({ id, now });
    tell(db, {
      userId,
      kind: 'wallet',
      title: '优惠券即将到期',
      // The day after its last one is when it is past.
      text: `「${name}」${chinaDayText(validTo - 1, now)}之后失效，${USES[scope].words}`,
      path: USES[scope].path,
      createdAt: Math.max(validFrom, validTo - BEFORE_MS),
    });
  }
  return ending.length;
}
