import { REQUEST_STATE_TEXTS, teamPayment } from '#contracts/rules/team/spending.ts';
import type { Database } from '#db/client.ts';
import { type Membership, membershipOf, spenderOf } from '#db/queries/team/memberships.ts';
import {
  decidersOf,
  lapseRequests,
  latestRequestFor,
  type RequestRow,
  requestEnds,
} from '#db/queries/team/requests.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** How the owner of the caller's team would pay these orders (企业付款); nothing where the caller is in none. */
export function teamWay({ db, now, user }: Context, orderIds: readonly number[], amountFen: number) {
  const membership = membershipOf(db, user.id);
  if (!membership) return {};
  const { member, owner } = membership;
  const way = teamPayment(spenderOf(db, membership, now), amountFen);
  lapseRequests(db, { memberId: member.id }, now);
  const latest = latestRequestFor(db, orderIds);
  const told = latest?.state === 'waiting' || latest?.state === 'refused' ? latest : null;
  const why = told?.reason ? `：${told.reason}` : '';
  return {
    team: {
      ownerName: owner.nick,
      way: way.kind === 'done' ? way.value.kind : ('none' as const),
      text: way.kind === 'done' ? way.value.text : way.message,
      request: told === null ? ('' as const) : (told.state as 'waiting' | 'refused'),
      ...(told?.state === 'waiting' ? waitingFacts(db, membership, told) : {}),
      requestText: told === null ? '' : `${REQUEST_STATE_TEXTS[told.state]}${why}`,
    },
  };
}

/** Who decides on a request that waits, until when, and what for. */
function waitingFacts(db: Database, { member, owner }: Membership, { id, purpose }: RequestRow) {
  const deciders = decidersOf(db, owner.id, member.id).map(({ nick }) => nick);
  return {
    deciders: deciders.join('、'),
    requestUntil: new Date(requestEnds(db, id)).toISOString(),
    purpose,
  };
}
