import { type Area, isAreaOpen, levelsOf } from '#contracts/rules/account/membership.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { mayUseArea } from '#contracts/rules/membership/standing.ts';
import type { Database } from '#db/client.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { recordLockedHit } from '#db/queries/membership/locked-hits.ts';
import { type BusinessError, refusal } from '#server/errors.ts';

interface Visit {
  readonly db: Database;
  readonly now: number;
  /** Null for a visitor without a session. */
  readonly user: UserRow | null;
}

/** Why an area is not open to this member (会员专区), which is counted for the advice; null where it is. */
export function areaRefusal(
  { db, now, user }: Visit,
  area: Area,
  { isWrite }: { readonly isWrite: boolean },
): BusinessError | null {
  if (user && mayUseArea(area, user, { today: chinaIsoDay(now), isWrite })) return null;
  if (user && isAreaOpen(area, user.vipName))
    return refusal('membership-lapsed', { needVip: levelsOf(area) });
  if (user) recordLockedHit(db, { userId: user.id, area, now });
  return refusal('no-permission', { needVip: levelsOf(area) });
}

/** Refuses where making something new in an area is not open to the caller. */
export function demandArea(visit: Visit, area: Area): void {
  const locked = areaRefusal(visit, area, { isWrite: true });
  if (locked) throw locked;
}
