import { describe, it } from 'vitest';
import { deskPact, given, member } from './desk-pact.ts';
import { day, refusal, regex } from './replies.ts';

const exchange = deskPact('MemberServiceMag');
const SUPER = member('super');

describe('MemberServiceMag.getCounters', () => {
  it('counts the cart', () =>
    exchange('MemberServiceMag.getCounters', 'a cart with lines', {
      as: SUPER,
      given: [given('cart-rule-lines')],
      input: {},
    }));

  it('says zero for an empty cart', () =>
    exchange('MemberServiceMag.getCounters', 'an empty cart', {
      as: SUPER,
      given: [given('cart-empty', { account: 'super' })],
      input: {},
      data: { cart: 0 },
    }));

  it('has nothing to go on with for a newcomer', () =>
    exchange('MemberServiceMag.getCounters', 'a newcomer', {
      as: member('fresh'),
      input: {},
      data: { unpaid: 0, toFix: 0, notices: 0, balance: '0.00', cart: 0, resume: undefined },
    }));

  exchange.loggedOut('MemberServiceMag.getCounters', {});
});

describe('MemberServiceMag.getAbout', () => {
  it('tells what the product is', () =>
    exchange('MemberServiceMag.getAbout', 'a member asks', {
      as: SUPER,
      input: {},
      data: {
        version: regex('^[0-9]+\\.[0-9]+\\.[0-9]+.*$', '0.1.0'),
        email: regex('^[^@]+@[^@]+$', 'hello@desk.example'),
        changes: { date: day('2026-11-21') },
      },
    }));

  exchange.loggedOut('MemberServiceMag.getAbout', {});
});

describe('MemberServiceMag.sendFeedback', () => {
  it('keeps a remark', () =>
    exchange('MemberServiceMag.sendFeedback', 'a remark', {
      as: SUPER,
      input: { content: '希望增加方形画册 & 更多封面=颜色' },
    }));

  it('refuses a remark that is too short', () =>
    exchange('MemberServiceMag.sendFeedback', 'a remark that is too short', {
      as: SUPER,
      input: { content: '好' },
      reply: refusal(1040, 'bad-feedback', '反馈内容须在5-500字符之间'),
    }));

  exchange.loggedOut('MemberServiceMag.sendFeedback', { content: '希望增加方形画册' });
});

describe('MemberServiceMag.getFeedback', () => {
  it('lists the own remarks', () =>
    exchange('MemberServiceMag.getFeedback', 'a member who sent a remark', {
      as: SUPER,
      given: [given('feedback-sent', { account: 'super' })],
      input: {},
      data: { list: { sent: regex('^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$', '2026-11-21 10:00') } },
    }));

  it('is empty for a member who sent none', () =>
    exchange('MemberServiceMag.getFeedback', 'a member who sent none', {
      as: member('fresh'),
      input: {},
      data: { list: [], total: 0 },
    }));

  exchange.loggedOut('MemberServiceMag.getFeedback', {});
});

describe('MemberServiceMag.resolveAitusPath', () => {
  it('gives the page of an allowed path', () =>
    exchange('MemberServiceMag.resolveAitusPath', 'an allowed path', {
      as: SUPER,
      input: { path: 'help/print-guide' },
      data: { path: '/help/print-guide' },
    }));

  it.each([
    ['a path outside the list', 'help/nothing'],
    ['another origin', '//evil.example/help'],
    ['a script', 'javascript:alert(1)'],
  ])('refuses %s', (situation, path) =>
    exchange('MemberServiceMag.resolveAitusPath', situation, {
      as: SUPER,
      input: { path },
      reply: refusal(1050, 'path-not-allowed', '该页面不可用'),
    }),
  );

  exchange.loggedOut('MemberServiceMag.resolveAitusPath', { path: 'help/print-guide' });
});
