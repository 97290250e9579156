import { PLANS, planOf } from '#contracts/rules/account/membership.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { workingLevel } from '#contracts/rules/membership/standing.ts';
import { isPublished, publishedWorks } from '#db/queries/membership/membership-use.ts';
import { publishPublication } from '#db/queries/publications/changes.ts';
import { isImported } from '#db/queries/publications/imports.ts';
import { publishedFull } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { demandArea } from '../demand-area.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readKnownWorks, readOpusID } from './known-works.ts';
import { opusReply } from './opus-view.ts';

/** 发布作品. Whose file it is may print it; that others read it is what the e-book membership opens. */
export const publishOpus: Handler<'OpusServiceMag.publishOpus'> = ({ opusID, revision }, context) => {
  const { db, now, user } = context;
  const works = readKnownWorks(opusID, revision);
  const id = readOpusID(opusID);
  if (isImported(db, id)) demandArea(context, 'e-books');
  if (!isPublished(db, id)) demandWorks(context);
  doneOrRefuse(publishPublication(db, { userId: user.id, works, now }));
  return opusReply(context, id);
};

/** What is published already may always be published anew; one more has to fit into the level (发布上限). */
function demandWorks({ db, now, user }: Context): void {
  const { works } = planOf(workingLevel(user, chinaIsoDay(now)));
  if (publishedWorks(db, user.id) < works) return;
  throw publishedFull(
    works,
    PLANS.filter((plan) => plan.works > works).map(({ level }) => level),
  );
}
