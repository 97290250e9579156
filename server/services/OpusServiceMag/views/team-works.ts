import { membershipOf, worksOf } from '#db/queries/team/memberships.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** Whoever is in a team makes as many works there as its owner lets him (团队作品数); those from before do not count. */
export function demandWorkOfTeam({ db, user }: Context): void {
  const member = membershipOf(db, user.id)?.member;
  if (!member || member.worksMax === null || member.state !== 'normal') return;
  if (worksOf(db, member) >= member.worksMax) throw refusal('works-full', { most: member.worksMax });
}
