import { describe, it } from 'vitest';
import { deskPact, given, member } from './desk-pact.ts';
import { refusal, sentence } from './replies.ts';

const exchange = deskPact('TeamServiceMag');
const OWNER = member('enterprise');
const DEMO = member('demo');
const FRESH = member('fresh');
const CODE = 'pact-team-invite-0001';

const joined = given('team-member', { colleagueID: '7001' });
const waits = given('team-member', { colleagueID: '7001', state: 'pending' });
const disabled = given('team-member', { colleagueID: '7001', state: 'disabled' });
const invited = given('team-invite-open', { inviteID: '7101', code: CODE });
const asked = given('team-request-waiting', { requestID: '7201', orderNo: '2026000000009002' });
const unpaid = given('order-in-state', { account: 'demo', state: 'unpaid', orderNo: '2026000000009003' });
const locked = refusal(403, 'no-permission', '该功能需要VIP、超级会员、企业高级版');
/** The list is behind a membership, and 403 says which. */
const needsLevel = {
  ...locked,
  response: {
    ...locked.response,
    body: { ...(locked.response.body as object), needVip: ['VIP', '超级会员', '企业高级版'] },
  },
};

describe('TeamServiceMag.getTeam', () => {
  it('tells a member of the own limits', () =>
    exchange('TeamServiceMag.getTeam', 'the team of a member', {
      as: DEMO,
      given: [joined],
      input: {},
      data: { role: 'editor', own: { colleagueID: '7001', role: 'editor', state: 'normal' } },
    }));

  exchange.loggedOut('TeamServiceMag.getTeam', {}, undefined, 'a team after the session ended');
});

describe('TeamServiceMag.getMembers', () => {
  const input = { state: 'normal', page: '1', pageSize: '20' };

  it('lists members and open invites', () =>
    exchange('TeamServiceMag.getMembers', 'members of a team', {
      as: OWNER,
      given: [joined, invited],
      input,
      data: {
        list: { state: 'normal', moves: ['disable', 'remove'] },
        page: 1,
        pageSize: 20,
        invites: { role: 'contributor' },
      },
    }));

  it('needs a membership', () =>
    exchange('TeamServiceMag.getMembers', 'members without a membership', {
      as: DEMO,
      input,
      reply: needsLevel,
    }));
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
    exchange('TeamServiceMag.inviteMember', 'an invite', {
      as: OWNER,
      input: wish,
      data: { role: 'contributor' },
    }));

  it('says what is wrong with a limit', () => {
    const wrong = { ...wish, monthlyLimit: 'x', idemKey: 'pact-invite-2' };
    return exchange('TeamServiceMag.inviteMember', 'an invite with a limit that is none', {
      as: OWNER,
      input: wrong,
      reply: refusal(1034, 'bad-monthly-limit', '每月额度请输入整数'),
    });
  });
});

describe('TeamServiceMag.revokeInvite', () => {
  it('ends a link', () =>
    exchange('TeamServiceMag.revokeInvite', 'an invite taken back', {
      as: OWNER,
      given: [invited],
      input: { inviteID: '7101' },
    }));

  it('does not know the invite of another one', () =>
    exchange('TeamServiceMag.revokeInvite', 'an invite of another one taken back', {
      as: member('super'),
      given: [invited],
      input: { inviteID: '7101' },
      reply: refusal(404, 'team-invite-not-found', '没有找到这个邀请'),
    }));
});

describe('TeamServiceMag.getInvite', () => {
  it('says what a link offers', () =>
    exchange('TeamServiceMag.getInvite', 'what an invite offers', {
      as: FRESH,
      given: [invited],
      input: { code: CODE },
      data: { role: 'contributor' },
    }));

  it('knows no other code', () =>
    exchange('TeamServiceMag.getInvite', 'an invite that nobody made', {
      as: FRESH,
      input: { code: 'nonsense' },
      reply: refusal(404, 'team-invite-not-found', '没有找到这个邀请'),
    }));
});

describe('TeamServiceMag.acceptInvite', () => {
  it('asks to join', () =>
    exchange('TeamServiceMag.acceptInvite', 'an invite accepted', {
      as: FRESH,
      given: [invited],
      input: { code: CODE },
    }));

  it('is not for who is in a team', () =>
    exchange('TeamServiceMag.acceptInvite', 'an invite accepted by its owner', {
      as: OWNER,
      given: [invited],
      input: { code: CODE },
      reply: refusal(1152, 'team-refused', '这是您自己发出的邀请'),
    }));
});

describe('TeamServiceMag.updateMember', () => {
  const wish = { colleagueID: '7001', role: 'editor', monthlyLimit: '800', worksLimit: '' };

  it('changes limits', () =>
    exchange('TeamServiceMag.updateMember', 'other limits', {
      as: OWNER,
      given: [joined],
      input: wish,
      data: { role: 'editor', state: 'normal', moves: ['disable', 'remove'] },
    }));

  it('does not know the member of another one', () =>
    exchange('TeamServiceMag.updateMember', 'limits of another one’s member', {
      as: member('super'),
      given: [joined],
      input: wish,
      reply: refusal(404, 'team-member-not-found', '成员不存在'),
    }));
});

describe('TeamServiceMag.moveMember', () => {
  const wish = { colleagueID: '7001', move: 'approve', handOver: 'N' };

  it('lets somebody in', () =>
    exchange('TeamServiceMag.moveMember', 'a member let in', {
      as: OWNER,
      given: [waits],
      input: wish,
      data: { role: 'editor', state: 'normal', moves: ['disable', 'remove'] },
    }));

  it('comes too late', () =>
    exchange('TeamServiceMag.moveMember', 'a member let in twice', {
      as: OWNER,
      given: [joined],
      input: wish,
      reply: refusal(1150, 'team-changed', '团队已在别处更新'),
    }));
});

describe('TeamServiceMag.leaveTeam', () => {
  it('leaves', () =>
    exchange('TeamServiceMag.leaveTeam', 'a team left', {
      as: DEMO,
      given: [joined],
      input: { colleagueID: '7001' },
    }));

  it('is nobody else’s to do', () =>
    exchange('TeamServiceMag.leaveTeam', 'a team left for somebody else', {
      as: FRESH,
      given: [joined],
      input: { colleagueID: '7001' },
      reply: refusal(404, 'team-member-not-found', '成员不存在'),
    }));
});

describe('TeamServiceMag.payByTeam', () => {
  const wish = { orderNos: '2026000000009003', idemKey: 'pact-team-pay-1' };

  it('pays within the limit', () =>
    exchange('TeamServiceMag.payByTeam', 'an order on the account of the team', {
      as: DEMO,
      given: [given('team-member', { colleagueID: '7001', monthly: '9000' }), unpaid],
      input: wish,
      data: { outcome: 'paid', requestID: '' },
    }));

  it('says that somebody was disabled', () => {
    const again = { ...wish, idemKey: 'pact-team-pay-2' };
    return exchange('TeamServiceMag.payByTeam', 'an order of a disabled member', {
      as: DEMO,
      given: [disabled, unpaid],
      input: again,
      reply: refusal(1152, 'team-refused', '您的成员权限已停用'),
    });
  });
});

describe('TeamServiceMag.getRequests', () => {
  const input = { state: 'waiting', page: '1', pageSize: '20' };

  it('lists what waits', () =>
    exchange('TeamServiceMag.getRequests', 'requests that wait', {
      as: OWNER,
      given: [asked],
      input,
      data: {
        list: { orders: { works: { name: sentence('山间来信') } }, state: 'waiting' },
        page: 1,
        pageSize: 20,
      },
    }));

  it('knows no other state', () =>
    exchange('TeamServiceMag.getRequests', 'requests in a state that is none', {
      as: OWNER,
      input: { ...input, state: 'x' },
      reply: refusal(1061, 'bad-choice', '没有这种审批状态'),
    }));
});

describe('TeamServiceMag.decideRequest', () => {
  const wish = { requestID: '7201', decision: 'refuse', reason: '数量太多' };

  it('refuses with a reason', () =>
    exchange('TeamServiceMag.decideRequest', 'a request refused', {
      as: OWNER,
      given: [asked],
      input: wish,
      data: {
        requestID: '7201',
        decidedBy: sentence('陆嘉宁'),
        reason: '数量太多',
        orders: { works: { name: sentence('山间来信') } },
        state: 'refused',
        canDecide: 'N',
      },
    }));

  it('is not for who asks', () =>
    exchange('TeamServiceMag.decideRequest', 'the own request decided', {
      as: DEMO,
      given: [asked],
      input: wish,
      reply: refusal(1152, 'team-refused', '您不能审批这个申请'),
    }));
});

describe('TeamServiceMag.getTeamOrders', () => {
  const input = { colleagueID: '7001', page: '1', pageSize: '20' };

  it('lists orders of a member', () =>
    exchange('TeamServiceMag.getTeamOrders', 'orders of a member', {
      as: OWNER,
      given: [joined, unpaid],
      input,
      data: { page: 1, pageSize: 20 },
    }));

  it('does not know the member of another one', () =>
    exchange('TeamServiceMag.getTeamOrders', 'orders of another one’s member', {
      as: member('super'),
      given: [joined],
      input,
      reply: refusal(404, 'team-member-not-found', '成员不存在'),
    }));
});

describe('TeamServiceMag.getTeamWorks', () => {
  const input = { colleagueID: '7001', page: '1', pageSize: '20' };

  it('lists works of a member', () =>
    exchange('TeamServiceMag.getTeamWorks', 'works of a member', {
      as: OWNER,
      given: [given('team-member', { colleagueID: '7001', days: '2000' })],
      input,
      data: { list: { name: sentence('山间来信') }, page: 1, pageSize: 20 },
    }));

  it('needs a membership', () =>
    exchange('TeamServiceMag.getTeamWorks', 'works without a membership', {
      as: DEMO,
      input,
      reply: needsLevel,
    }));
});

describe('TeamServiceMag.getEditedWorks', () => {
  it('lists the works of a team', () =>
    exchange('TeamServiceMag.getEditedWorks', 'works that a team edits together', {
      as: DEMO,
      given: [given('team-work', { owner: 'enterprise', account: 'demo' })],
      input: { page: '1', pageSize: '20' },
      data: { list: { type: 'album', isOwn: 'N' }, page: 1, pageSize: 20 },
    }));

  exchange.loggedOut(
    'TeamServiceMag.getEditedWorks',
    {},
    undefined,
    'works of a team after the session ended',
  );
});

describe('TeamServiceMag.getTeamLog', () => {
  const input = { page: '1', pageSize: '20' };

  it('tells what happened', () =>
    exchange('TeamServiceMag.getTeamLog', 'the log of a team', {
      as: OWNER,
      given: [invited],
      input,
      data: { page: 1, pageSize: 20 },
    }));

  it('needs a membership', () =>
    exchange('TeamServiceMag.getTeamLog', 'the log without a membership', {
      as: DEMO,
      input,
      reply: needsLevel,
    }));
});
