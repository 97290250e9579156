import { formatFen } from '#contracts/rules/money.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { leftAtOnce } from '#contracts/rules/team/spending.ts';
import { unreadNotices } from '#db/queries/account/notices.ts';
import { type Resume, resumeOf } from '#db/queries/account/resume.ts';
import { countCartLines } from '#db/queries/cart/cart.ts';
import { orderCounters } from '#db/queries/orders/order-counts.ts';
import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import { membershipOf, spenderOf, teamNameOf } from '#db/queries/team/memberships.ts';
import { waitingRequests } from '#db/queries/team/requests.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';

/** 角标, the balance and what to go on with. Every screen asks for them, so they are a few prepared statements. */
export const getCounters: Handler<'MemberServiceMag.getCounters'> = upToDate((_input, context) => {
  const { db, now, user } = context;
  const waiting = orderCounters(db, user.id, now);
  const { principalFen, bonusFen } = freeWallet(db, user.id);
  const resume = resumeOf(db, user.id, { now, hasUnpaid: waiting.unpaid > 0 });
  return {
    code: 0,
    message: '成功',
    data: {
      cart: countCartLines(db, user.id),
      ...waiting,
      notices: unreadNotices(db, user.id),
      balance: formatFen(principalFen + bonusFen),
      requests: waitingRequests(db, user.id, 0),
      ...(resume === null ? {} : { resume: resumeView(resume) }),
      ...teamView(context),
    },
  };
});

/** Whose team it is, and what its owner still pays; who is in none is asked no further. */
function teamView({ db, now, user }: Context) {
  const team = teamNameOf(db, user.id);
  const membership = team === null ? null : membershipOf(db, user.id);
  if (team === null || membership === null) return {};
  const leftFen = leftAtOnce(spenderOf(db, membership, now));
  const left = leftFen === null ? {} : { left: formatFen(leftFen) };
  return { team: { ownerName: team.ownerName, roleName: ROLE_NAMES[team.role], ...left } };
}

function resumeView({ until, ...resume }: Resume) {
  return { ...resume, until: until === null ? '' : new Date(until).toISOString() };
}
