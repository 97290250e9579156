import { describe, expect, it } from 'vitest';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import {
  amount,
  decimalId,
  eachLike,
  integer,
  json,
  like,
  opusCode,
  type Reply,
  refusal,
  regex,
  sentence,
  yesNo,
} from './replies.ts';

const exchange = deskPact('TeamServiceMag');
const OWNER = member('enterprise');
const DEMO = member('demo');
const FRESH = member('fresh');

const moment = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', example);
const momentOrNone = (example: string) => regex('^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z)?$', example);
const path = (example: string) => regex('^/.*$', example);
const AT = '2026-11-21T02:01:00.000Z';
const CODE = 'pact-team-invite-0001';

const joined = given('team-member', { colleagueID: '7001' });
const waits = given('team-member', { colleagueID: '7001', state: 'pending' });
const disabled = given('team-member', { colleagueID: '7001', state: 'disabled' });
const invited = given('team-invite-open', { inviteID: '7101', code: CODE });
const asked = given('team-request-waiting', { requestID: '7201', orderNo: '2026000000009002' });
const unpaid = given('order-in-state', { account: 'demo', state: 'unpaid', orderNo: '2026000000009003' });

const refused = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ kind: 'refused', reason, message: expect.stringMatching(/./) }),
});
const locked = refusal(403, 'no-permission', '该功能需要VIP、超级会员、企业高级版');
const data = (value: object): Reply => json({ code: 0, message: like('成功'), data: value });
/** The list is behind a membership, and 403 says which. */
const needsLevel = {
  ...locked,
  response: {
    ...locked.response,
    body: { ...(locked.response.body as object), needVip: ['VIP', '超级会员', '企业高级版'] },
  },
};
const noRight = { ok: false, error: expect.objectContaining({ code: 403 }) };
const paged = { total: integer(1), page: 1, pageSize: 20 };

const ONE = {
  colleagueID: decimalId('7001'),
  account: like('demo'),
  name: like('林晓舟'),
  avatar: path('/media/avatars/10001.svg'),
  role: 'editor',
  state: 'normal',
  stateText: sentence('正常'),
  monthlyLimit: amount('500.00'),
  spent: amount('0.00'),
  worksLimit: like(''),
  works: integer(0),
  lastLogin: momentOrNone(''),
  joinedAt: momentOrNone(AT),
  moves: ['disable', 'remove'],
};

const INVITE = {
  inviteID: decimalId('7101'),
  role: 'contributor',
  monthlyLimit: amount('0.00'),
  worksLimit: like(''),
  url: regex(
    '^https?://.*/manager/myMember\\?invite=.*$',
    `http://127.0.0.1/manager/myMember?invite=${CODE}`,
  ),
  expiresAt: moment(AT),
};

const request = (fields: object) => ({
  requestID: '7201',
  colleagueID: decimalId('1'),
  name: like('林晓舟'),
  amount: amount('98.00'),
  over: amount('98.00'),
  createdAt: moment(AT),
  expiresAt: momentOrNone(AT),
  decidedAt: momentOrNone(''),
  decidedBy: like(''),
  reason: like(''),
  orders: eachLike({
    orderNo: like('2026000000009002'),
    title: sentence('山间来信'),
    payTotal: amount('98.00'),
    works: eachLike({
      name: sentence('山间来信'),
      photoPath: path('/media/art/a.svg'),
      opusCode: opusCode(''),
    }),
  }),
  ...fields,
});

describe('TeamServiceMag.getTeam', () => {
  it('tells a member of the own limits', () =>
    exchange(
      'TeamServiceMag.getTeam',
      'the team of a member',
      {
        as: DEMO,
        given: [joined],
        input: {},
        reply: data({
          role: 'editor',
          seats: { used: integer(0), total: integer(0) },
          waiting: { requests: integer(0), members: integer(0) },
          own: {
            colleagueID: '7001',
            ownerName: sentence('陆嘉宁'),
            role: 'editor',
            state: 'normal',
            stateText: sentence('正常'),
            obstacle: like(''),
            monthlyLimit: amount('500.00'),
            spent: amount('0.00'),
            left: amount('500.00'),
            worksLimit: like(''),
            works: integer(0),
            joinedAt: momentOrNone(AT),
          },
        }),
      },
      done({ role: 'editor' }),
    ));

  exchange.loggedOut('TeamServiceMag.getTeam', {}, undefined, 'a team after the session ended');
});

describe('TeamServiceMag.getMembers', () => {
  const input = { state: 'normal', page: '1', pageSize: '20' };

  it('lists members and open invites', () =>
    exchange(
      'TeamServiceMag.getMembers',
      'members of a team',
      {
        as: OWNER,
        given: [joined, invited],
        input,
        reply: data({
          list: eachLike({
            ...ONE,
            role: regex('^(admin|editor|contributor)$', 'editor'),
          }),
          ...paged,
          invites: eachLike(INVITE),
        }),
      },
      done({ page: 1 }),
    ));

  it('needs a membership', () =>
    exchange(
      'TeamServiceMag.getMembers',
      'members without a membership',
      { as: DEMO, input, reply: needsLevel },
      noRight,
    ));
});

describe('TeamServiceMag.inviteMember', () => {
  const wish = {
    role: 'contributor',
    monthlyLimit: '0',
    worksLimit: '',
    days: '3',
    idemKey: 'pact-invite-1',
  };

  it('makes a link', () =>
    exchange(
      'TeamServiceMag.inviteMember',
      'an invite',
      { as: OWNER, input: wish, reply: data(INVITE) },
      done({ role: 'contributor' }),
    ));

  it('says what is wrong with a limit', () => {
    const wrong = { ...wish, monthlyLimit: 'x', idemKey: 'pact-invite-2' };
    return exchange(
      'TeamServiceMag.inviteMember',
      'an invite with a limit that is none',
      { as: OWNER, input: wrong, reply: refusal(1034, 'bad-monthly-limit', '每月额度请输入整数') },
      refused('bad-monthly-limit'),
    );
  });
});

describe('TeamServiceMag.revokeInvite', () => {
  it('ends a link', () =>
    exchange(
      'TeamServiceMag.revokeInvite',
      'an invite taken back',
      {
        as: OWNER,
        given: [invited],
        input: { inviteID: '7101' },
        reply: data({ text: sentence('邀请已撤销') }),
      },
      done({ text: '邀请已撤销' }),
    ));

  it('does not know the invite of another one', () =>
    exchange(
      'TeamServiceMag.revokeInvite',
      'an invite of another one taken back',
      {
        as: member('super'),
        given: [invited],
        input: { inviteID: '7101' },
        reply: refusal(404, 'team-invite-not-found', '没有找到这个邀请'),
      },
      refused('team-invite-not-found'),
    ));
});

describe('TeamServiceMag.getInvite', () => {
  it('says what a link offers', () =>
    exchange(
      'TeamServiceMag.getInvite',
      'what an invite offers',
      {
        as: FRESH,
        given: [invited],
        input: { code: CODE },
        reply: data({
          ownerName: sentence('陆嘉宁'),
          role: 'contributor',
          monthlyLimit: amount('0.00'),
          worksLimit: like(''),
          expiresAt: moment(AT),
        }),
      },
      done({ role: 'contributor' }),
    ));

  it('knows no other code', () =>
    exchange(
      'TeamServiceMag.getInvite',
      'an invite that nobody made',
      {
        as: FRESH,
        input: { code: 'nonsense' },
        reply: refusal(404, 'team-invite-not-found', '没有找到这个邀请'),
      },
      refused('team-invite-not-found'),
    ));
});

describe('TeamServiceMag.acceptInvite', () => {
  it('asks to join', () =>
    exchange(
      'TeamServiceMag.acceptInvite',
      'an invite accepted',
      {
        as: FRESH,
        given: [invited],
        input: { code: CODE },
        reply: data({ text: sentence('已提交加入申请') }),
      },
      { ok: true },
    ));

  it('is not for who is in a team', () =>
    exchange(
      'TeamServiceMag.acceptInvite',
      'an invite accepted by its owner',
      {
        as: OWNER,
        given: [invited],
        input: { code: CODE },
        reply: refusal(1152, 'team-refused', '这是您自己发出的邀请'),
      },
      refused('team-refused'),
    ));
});

describe('TeamServiceMag.updateMember', () => {
  const wish = { colleagueID: '7001', role: 'editor', monthlyLimit: '800', worksLimit: '' };

  it('changes limits', () =>
    exchange(
      'TeamServiceMag.updateMember',
      'other limits',
      { as: OWNER, given: [joined], input: wish, reply: data(ONE) },
      done({ role: 'editor' }),
    ));

  it('does not know the member of another one', () =>
    exchange(
      'TeamServiceMag.updateMember',
      'limits of another one’s member',
      {
        as: member('super'),
        given: [joined],
        input: wish,
        reply: refusal(404, 'team-member-not-found', '成员不存在'),
      },
      refused('team-member-not-found'),
    ));
});

describe('TeamServiceMag.moveMember', () => {
  const wish = { colleagueID: '7001', move: 'approve', handOver: 'N' };

  it('lets somebody in', () =>
    exchange(
      'TeamServiceMag.moveMember',
      'a member let in',
      { as: OWNER, given: [waits], input: wish, reply: data(ONE) },
      done({ state: 'normal' }),
    ));

  it('comes too late', () =>
    exchange(
      'TeamServiceMag.moveMember',
      'a member let in twice',
      { as: OWNER, given: [joined], input: wish, reply: refusal(1150, 'team-changed', '团队已在别处更新') },
      refused('team-changed'),
    ));
});

describe('TeamServiceMag.leaveTeam', () => {
  it('leaves', () =>
    exchange(
      'TeamServiceMag.leaveTeam',
      'a team left',
      {
        as: DEMO,
        given: [joined],
        input: { colleagueID: '7001' },
        reply: data({ text: sentence('您已退出团队') }),
      },
      { ok: true },
    ));

  it('is nobody else’s to do', () =>
    exchange(
      'TeamServiceMag.leaveTeam',
      'a team left for somebody else',
      {
        as: FRESH,
        given: [joined],
        input: { colleagueID: '7001' },
        reply: refusal(404, 'team-member-not-found', '成员不存在'),
      },
      refused('team-member-not-found'),
    ));
});

describe('TeamServiceMag.payByTeam', () => {
  const wish = { orderNos: '2026000000009003', idemKey: 'pact-team-pay-1' };

  it('pays within the limit', () =>
    exchange(
      'TeamServiceMag.payByTeam',
      'an order on the account of the team',
      {
        as: DEMO,
        given: [given('team-member', { colleagueID: '7001', monthly: '9000' }), unpaid],
        input: wish,
        reply: data({ outcome: 'paid', text: sentence('企业付款成功'), requestID: '' }),
      },
      done({ outcome: 'paid' }),
    ));

  it('says that somebody was disabled', () => {
    const again = { ...wish, idemKey: 'pact-team-pay-2' };
    return exchange(
      'TeamServiceMag.payByTeam',
      'an order of a disabled member',
      {
        as: DEMO,
        given: [disabled, unpaid],
        input: again,
        reply: refusal(1152, 'team-refused', '您的成员权限已停用'),
      },
      refused('team-refused'),
    );
  });
});

describe('TeamServiceMag.getRequests', () => {
  const input = { state: 'waiting', page: '1', pageSize: '20' };

  it('lists what waits', () =>
    exchange(
      'TeamServiceMag.getRequests',
      'requests that wait',
      {
        as: OWNER,
        given: [asked],
        input,
        reply: data({
          list: eachLike(
            request({
              requestID: decimalId('7201'),
              state: 'waiting',
              stateText: sentence('待审批'),
              canDecide: yesNo('Y'),
            }),
          ),
          ...paged,
        }),
      },
      done({ page: 1 }),
    ));

  it('knows no other state', () =>
    exchange(
      'TeamServiceMag.getRequests',
      'requests in a state that is none',
      { as: OWNER, input: { ...input, state: 'x' }, reply: refusal(1061, 'bad-choice', '没有这种审批状态') },
      refused('bad-choice'),
    ));
});

describe('TeamServiceMag.decideRequest', () => {
  const wish = { requestID: '7201', decision: 'refuse', reason: '数量太多' };

  it('refuses with a reason', () =>
    exchange(
      'TeamServiceMag.decideRequest',
      'a request refused',
      {
        as: OWNER,
        given: [asked],
        input: wish,
        reply: data(
          request({
            state: 'refused',
            stateText: sentence('已拒绝'),
            canDecide: 'N',
            reason: '数量太多',
            decidedBy: sentence('陆嘉宁'),
          }),
        ),
      },
      done({ state: 'refused' }),
    ));

  it('is not for who asks', () =>
    exchange(
      'TeamServiceMag.decideRequest',
      'the own request decided',
      { as: DEMO, given: [asked], input: wish, reply: refusal(1152, 'team-refused', '您不能审批这个申请') },
      refused('team-refused'),
    ));
});

describe('TeamServiceMag.getTeamOrders', () => {
  const input = { colleagueID: '7001', page: '1', pageSize: '20' };

  it('lists orders of a member', () =>
    exchange(
      'TeamServiceMag.getTeamOrders',
      'orders of a member',
      {
        as: OWNER,
        given: [joined, unpaid],
        input,
        reply: data({
          list: eachLike({
            orderNo: like('2026000000009003'),
            name: sentence('林晓舟'),
            title: sentence('山间来信'),
            state: like('unpaid'),
            stateText: sentence('待付款'),
            payTotal: amount('98.00'),
            isTeamPaid: yesNo('N'),
            createdAt: moment(AT),
          }),
          ...paged,
        }),
      },
      done({ page: 1 }),
    ));

  it('does not know the member of another one', () =>
    exchange(
      'TeamServiceMag.getTeamOrders',
      'orders of another one’s member',
      {
        as: member('super'),
        given: [joined],
        input,
        reply: refusal(404, 'team-member-not-found', '成员不存在'),
      },
      refused('team-member-not-found'),
    ));
});

describe('TeamServiceMag.getTeamWorks', () => {
  const input = { colleagueID: '7001', page: '1', pageSize: '20' };

  it('lists works of a member', () =>
    exchange(
      'TeamServiceMag.getTeamWorks',
      'works of a member',
      {
        as: OWNER,
        given: [given('team-member', { colleagueID: '7001', days: '2000' })],
        input,
        reply: data({
          list: eachLike({
            opusID: decimalId('52001'),
            name: sentence('山间来信'),
            memberName: sentence('林晓舟'),
            photoPath: path('/media/art/a.svg'),
            opusCode: opusCode(''),
            pageNum: integer(24),
            statusText: sentence('草稿'),
            updatedAt: moment(AT),
          }),
          ...paged,
        }),
      },
      done({ page: 1 }),
    ));

  it('needs a membership', () =>
    exchange(
      'TeamServiceMag.getTeamWorks',
      'works without a membership',
      { as: DEMO, input, reply: needsLevel },
      noRight,
    ));
});

describe('TeamServiceMag.getTeamLog', () => {
  const input = { page: '1', pageSize: '20' };

  it('tells what happened', () =>
    exchange(
      'TeamServiceMag.getTeamLog',
      'the log of a team',
      {
        as: OWNER,
        given: [invited],
        input,
        reply: data({
          list: eachLike({
            id: decimalId('1'),
            at: moment(AT),
            actor: sentence('陆嘉宁'),
            text: sentence('发出邀请'),
          }),
          ...paged,
        }),
      },
      done({ page: 1 }),
    ));

  it('needs a membership', () =>
    exchange(
      'TeamServiceMag.getTeamLog',
      'the log without a membership',
      { as: DEMO, input, reply: needsLevel },
      noRight,
    ));
});
