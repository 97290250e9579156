import { inArray } from 'drizzle-orm';
import { chinaMomentAt } from '#contracts/rules/china-time.ts';
import { userCoupons } from '../schema/index.ts';
import { SEEDED_COUPONS } from '../seeded/coupons.ts';
import { personasSeeded } from './personas-seeded.ts';
import type { Scenario } from './types.ts';

export const couponsGiven: Scenario = {
  name: 'coupons-given',
  title: '优惠券：各账号的演示券',
  description:
    'The demo accounts have their coupons, all of them unused; super has a usable, a past and a future one.',
  defaults: {},
  run(context) {
    const { db, now } = context;
    personasSeeded.run(context, {});
    const ids = SEEDED_COUPONS.map(({ id }) => id);
    db.orm.delete(userCoupons).where(inArray(userCoupons.id, ids)).run();
    const rows = SEEDED_COUPONS.map(({ fromDay, toDay, ...coupon }) => ({
      ...coupon,
      validFrom: chinaMomentAt(now, fromDay, 0),
      validTo: chinaMomentAt(now, toDay, 0),
    }));
    db.orm.insert(userCoupons).values(rows).run();
    return { usableID: '70001', bestID: '70002', pastID: '70003', futureID: '70004', limitedID: '70005' };
  },
};
