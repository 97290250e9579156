import { and, eq, ne } from 'drizzle-orm';
import { mustBeDone } from '#contracts/rules/decision.ts';
import { INVITE_DAYS, inviteEnds, teamRights } from '#contracts/rules/team/invite.ts';
import { MEMBER_STATES } from '#contracts/rules/team/member-moves.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import type { Database } from '../client.ts';
import { anyOrderByNo } from '../queries/orders/order-reading.ts';
import { inviteInto } from '../queries/team/invites.ts';
import { payByTeam } from '../queries/team/paying.ts';
import { latestRequestFor } from '../queries/team/requests.ts';
import { logTeam } from '../queries/team/team-log.ts';
import { teamInvites, teamMembers, teamRequestOrders, teamRequests, users } from '../schema/index.ts';
import { COLLEAGUES } from '../seeded/team.ts';
import { accountOrRefuse, doneOrRefuse, idOrRefuse } from './find.ts';
import { orderInState } from './order-in-state.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

const DAY_MS = 86_400_000;
/** Of a request that a scenario asks for; another one for each, because nobody may choose one. */
const CODE_TOKEN = 'demo-team-code';
/** What the member writes to those who decide. */
const TOLD = { purpose: '客户答谢', plea: '下周的活动要用，本月额度已经用完' };

interface MemberParams extends Record<string, string> {
  owner: string;
  account: string;
  role: string;
  monthly: string;
  works: string;
  state: string;
  days: string;
  colleagueID: string;
}

export const teamMember: Scenario<MemberParams> = {
  name: 'team-member',
  title: '团队成员：待加入、停用',
  description:
    'The account is a member of the owner’s team, since so many days, with a role and limits: pending, normal, disabled or removed.',
  defaults: {
    owner: 'enterprise',
    account: 'demo',
    role: 'editor',
    monthly: '500',
    works: '',
    state: 'normal',
    days: '30',
    colleagueID: '',
  },
  choices: { state: MEMBER_STATES },
  run({ db, now }, { owner, account, role, monthly, works, state, days, colleagueID }) {
    const { id: ownerId } = accountOrRefuse(db, owner);
    const user = accountOrRefuse(db, account);
    const rights = doneOrRefuse(teamRights({ role, monthlyLimit: monthly, worksLimit: works }));
    const is = MEMBER_STATES.find((known) => known === state);
    if (!is) throw new ScenarioRefused(`there is no state "${state}", only ${MEMBER_STATES.join(', ')}`);
    const since = now - idOrRefuse(days, 'days') * DAY_MS;
    const joinedAt = is === 'pending' ? null : since;
    const facts = {
      ...rights,
      state: is,
      createdAt: since,
      joinedAt,
      endedAt: is === 'removed' ? now : null,
    };
    const there = and(eq(teamMembers.userId, user.id), ne(teamMembers.state, 'removed'));
    const known = db.orm.select().from(teamMembers).where(there).get();
    const wanted = colleagueID === '' ? known?.id : idOrRefuse(colleagueID, 'colleagueID');
    // Whoever is in another team, or under another id, is there no more.
    if (known && (known.ownerId !== ownerId || known.id !== wanted)) {
      db.orm.delete(teamMembers).where(there).run();
    }
    const { id } = db.orm
      .insert(teamMembers)
      .values({ ...(wanted === undefined ? {} : { id: wanted }), ...facts, ownerId, userId: user.id })
      .onConflictDoUpdate({ target: teamMembers.id, set: { ...facts, ownerId, userId: user.id } })
      .returning({ id: teamMembers.id })
      .get();
    if (known?.id !== id) {
      const did = is === 'pending' ? '接受邀请，申请加入' : '加入团队';
      const text = `${did}（${ROLE_NAMES[rights.role]}）`;
      logTeam(db, { ownerId, at: since, actor: user.nick, text });
    }
    return { colleagueID: String(id), userId: String(user.id) };
  },
};

interface InviteParams extends Record<string, string> {
  owner: string;
  role: string;
  monthly: string;
  code: string;
  inviteID: string;
}

export const teamInviteOpen: Scenario<InviteParams> = {
  name: 'team-invite-open',
  title: '团队邀请等待接受',
  description: 'The owner has an invite that waits for somebody, good for three days.',
  defaults: {
    owner: 'enterprise',
    role: 'contributor',
    monthly: '0',
    code: 'demo-team-invite-0001',
    inviteID: '',
  },
  run({ db, now }, { owner, role, monthly, code, inviteID }) {
    const user = accountOrRefuse(db, owner);
    const rights = doneOrRefuse(teamRights({ role, monthlyLimit: monthly, worksLimit: '' }));
    const expiresAt = mustBeDone(inviteEnds(String(INVITE_DAYS[1]), now));
    const known = db.orm.select().from(teamInvites).where(eq(teamInvites.code, code)).get();
    const made =
      known?.id ?? doneOrRefuse(inviteInto(db, { owner: user, rights, note: '', code, expiresAt, now }));
    const id = inviteID === '' ? made : idOrRefuse(inviteID, 'inviteID');
    const open = { id, ownerId: user.id, ...rights, expiresAt, revokedAt: null, usedAt: null };
    db.orm.update(teamInvites).set(open).where(eq(teamInvites.id, made)).run();
    return { inviteID: String(id), code };
  },
};

interface RequestParams extends Record<string, string> {
  owner: string;
  account: string;
  monthly: string;
  orderNo: string;
  requestID: string;
}

export const teamRequestWaiting: Scenario<RequestParams> = {
  name: 'team-request-waiting',
  title: '成员超额，等待审批',
  description:
    'The account is a member over the limit, whose unpaid order, made where there is none of the number, waits for the owner’s approval.',
  defaults: {
    owner: 'enterprise',
    account: 'demo',
    monthly: '0',
    orderNo: '2026000000009001',
    requestID: '',
  },
  run(context, { owner, account, monthly, orderNo, requestID }) {
    const { db, now } = context;
    const { colleagueID = '' } = teamMember.run(context, { ...teamMember.defaults, owner, account, monthly });
    const known = anyOrderByNo(db, orderNo);
    const before = known && latestRequestFor(db, [known.id]);
    if (before?.state === 'waiting') return { requestID: String(before.id), colleagueID, orderNo };
    const user = accountOrRefuse(db, account);
    const orderId =
      known?.userId === user.id && known.state === 'unpaid'
        ? String(known.id)
        : orderInState.run(context, { ...orderInState.defaults, account, state: 'unpaid', orderNo }).orderId;
    const orderIds = [idOrRefuse(orderId ?? '', 'orderId')];
    const asked = doneOrRefuse(
      payByTeam(db, { ...TOLD, user, orderIds, codeToken: `${CODE_TOKEN}-${orderId}`, now }),
    );
    if (asked.requestId === null) throw new ScenarioRefused('the order is within the limit');
    const id = requestID === '' ? asked.requestId : idOrRefuse(requestID, 'requestID');
    if (id !== asked.requestId) renumber(db, asked.requestId, id);
    return { requestID: String(id), colleagueID, orderNo };
  },
};

/** Its orders refer to it, so it is not changed but made once more. */
function renumber(db: Database, from: number, to: number): void {
  const request = db.orm.select().from(teamRequests).where(eq(teamRequests.id, from)).get();
  if (!request) return;
  db.orm.delete(teamRequests).where(eq(teamRequests.id, to)).run();
  db.orm
    .insert(teamRequests)
    .values({ ...request, id: to })
    .run();
  db.orm.update(teamRequestOrders).set({ requestId: to }).where(eq(teamRequestOrders.requestId, from)).run();
  db.orm.delete(teamRequests).where(eq(teamRequests.id, from)).run();
}

export const teamOfThree: Scenario = {
  name: 'team-of-three',
  title: '团队：三位成员与审批',
  description:
    'The team of super has three members: an editor whose order waits for approval, a contributor, and one who waits to be let in; and an open invite.',
  defaults: {},
  run(context) {
    const of = (account: string, change: Partial<MemberParams>) =>
      teamMember.run(context, { ...teamMember.defaults, owner: 'super', account, ...change });
    of('vip', { role: 'contributor', monthly: '0', works: '20' });
    of('fresh', { role: 'admin', monthly: '2000', state: 'pending', days: '0' });
    const asked = teamRequestWaiting.run(context, {
      ...teamRequestWaiting.defaults,
      owner: 'super',
      monthly: '10',
    });
    teamInviteOpen.run(context, {
      ...teamInviteOpen.defaults,
      owner: 'super',
      code: 'demo-team-invite-0002',
    });
    return asked;
  },
};

export const teamsSeeded: Scenario = {
  name: 'teams-seeded',
  title: '团队：演示团队',
  description:
    'The team of enterprise as the demo begins: three colleagues, one of whom waits to be let in, and an open invite. Where there is a team, nothing is added.',
  defaults: {},
  run(context) {
    const { db, now } = context;
    if (!db.orm.select().from(teamMembers).limit(1).get()) {
      for (const { rights, state, daysAgo, ...person } of COLLEAGUES) {
        const registeredAt = now - (daysAgo + 20) * DAY_MS;
        db.orm
          .insert(users)
          .values({ ...person, registeredAt })
          .onConflictDoNothing()
          .run();
        const { account } = person;
        teamMember.run(context, { ...teamMember.defaults, ...rights, account, state, days: String(daysAgo) });
      }
      teamInviteOpen.run(context, teamInviteOpen.defaults);
    }
    return { members: String(COLLEAGUES.length) };
  },
};
