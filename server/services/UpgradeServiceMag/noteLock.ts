import { AREAS, isAreaOpen } from '#contracts/rules/account/membership.ts';
import { recordLockedHit } from '#db/queries/membership/locked-hits.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 被锁功能: the pages show a lock without asking, so they tell of it. What is open is not counted. */
export const noteLock: Handler<'UpgradeServiceMag.noteLock'> = (input, { db, now, user }) => {
  const area = AREAS.find((known) => known === input.area);
  if (!area) throw choiceRefusal('没有这个会员专区');
  if (!isAreaOpen(area, user.vipName)) recordLockedHit(db, { userId: user.id, area, now });
  return { code: 0, message: '成功', data: { area } };
};
