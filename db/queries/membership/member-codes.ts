import { eq } from 'drizzle-orm';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { type Done, done, type Refused } from '#contracts/rules/decision.ts';
import { redeemedMembership } from '#contracts/rules/membership/member-code.ts';
import type { Database } from '../../client.ts';
import { memberCodes } from '../../schema/index.ts';
import { secretHash } from '../../secret-hash.ts';
import { setMembership, type UserRow } from '../account/users.ts';

/** Redeems a membership code (兑换会员): a term of its plan, at once. */
export function redeemMemberCode(
  db: Database,
  { user, code, now }: { user: UserRow; code: string; now: number },
):
  | Done<{ readonly title: string; readonly level: string; readonly until: string }>
  | Refused<'gift-code-unusable'> {
  return db.sqlite.transaction(() => {
    const known = db.orm
      .select()
      .from(memberCodes)
      .where(eq(memberCodes.hash, secretHash(code)))
      .get();
    const facts = { membership: user, today: chinaIsoDay(now), userId: user.id, now };
    const redeemed = redeemedMembership(known ?? null, facts);
    if (redeemed.kind !== 'done') return redeemed;
    const { code: row, membership } = redeemed.value;
    const used = { redeemedBy: user.id, redeemedAt: now };
    db.orm.update(memberCodes).set(used).where(eq(memberCodes.id, row.id)).run();
    setMembership(db, user.id, membership, now);
    return done({ title: row.title, level: membership.vipName, until: membership.vipLastTime });
  })();
}
