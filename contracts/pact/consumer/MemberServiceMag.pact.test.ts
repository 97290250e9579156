import { describe, expect, it } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { amount, day, decimalId, eachLike, integer, json, like, refusal, regex, reify } from './replies.ts';

const exchange = deskPact('MemberServiceMag');
const SUPER = member('super');

function success(data: object) {
  return { code: 0, message: like('成功'), data };
}

const counts = {
  unpaid: integer(1),
  toFix: integer(2),
  paying: integer(0),
  notices: integer(3),
  balance: amount('2320.50'),
};
/** What the member was at last: leads somewhere in the product. */
const resume = {
  kind: regex('^(order|work|reading)$', 'order'),
  title: like('山城十二月'),
  path: regex('^/[^/].*$', '/manager/shopping/pay?orders=2026112100000001'),
  until: regex('^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z)?$', '2026-11-21T04:01:00.000Z'),
};

describe('MemberServiceMag.getCounters', () => {
  it('counts the cart', () =>
    exchange(
      'MemberServiceMag.getCounters',
      'a cart with lines',
      {
        as: SUPER,
        given: [given('cart-rule-lines')],
        input: {},
        reply: json(success({ ...counts, resume, cart: integer(26) })),
      },
      async (api) =>
        expect(await send('MemberServiceMag.getCounters', {}, { api })).toEqual(
          done(reify({ ...counts, resume, cart: 26 })),
        ),
    ));

  it('says zero for an empty cart', () =>
    exchange(
      'MemberServiceMag.getCounters',
      'an empty cart',
      {
        as: SUPER,
        given: [given('cart-empty', { account: 'super' })],
        input: {},
        reply: json(success({ ...counts, resume, cart: 0 })),
      },
      done({ cart: 0 }),
    ));

  it('has nothing to go on with for a newcomer', () =>
    exchange(
      'MemberServiceMag.getCounters',
      'a newcomer',
      {
        as: member('fresh'),
        input: {},
        reply: json(success({ ...counts, unpaid: 0, toFix: 0, notices: 0, balance: '0.00', cart: 0 })),
      },
      async (api) => {
        const outcome = await send('MemberServiceMag.getCounters', {}, { api });
        expect(outcome).toMatchObject(done({ notices: 0, balance: '0.00' }));
        expect(outcome.ok && outcome.value.resume).toBeUndefined();
      },
    ));

  exchange.loggedOut('MemberServiceMag.getCounters', {});
});

describe('MemberServiceMag.getAbout', () => {
  it('tells what the product is', () => {
    const about = {
      productName: like('书桌'),
      version: regex('^[0-9]+\\.[0-9]+\\.[0-9]+.*$', '0.1.0'),
      contract: like('3f0a9c12be47'),
      phone: like('400-000-0000'),
      email: regex('^[^@]+@[^@]+$', 'hello@desk.example'),
      changes: eachLike({ version: like('0.1.0'), date: day('2026-11-21'), items: eachLike('首个版本') }),
    };
    return exchange(
      'MemberServiceMag.getAbout',
      'a member asks',
      { as: SUPER, input: {}, reply: json(success(about)) },
      async (api) => expect(await send('MemberServiceMag.getAbout', {}, { api })).toEqual(done(reify(about))),
    );
  });

  exchange.loggedOut('MemberServiceMag.getAbout', {});
});

describe('MemberServiceMag.sendFeedback', () => {
  it('keeps a remark', () =>
    exchange(
      'MemberServiceMag.sendFeedback',
      'a remark',
      {
        as: SUPER,
        input: { content: '希望增加方形画册 & 更多封面=颜色' },
        reply: json({
          code: 0,
          message: like('感谢您的反馈'),
          data: { ID: decimalId('1'), state: like('已收到') },
        }),
      },
      async (api) =>
        expect(
          await send(
            'MemberServiceMag.sendFeedback',
            { content: '希望增加方形画册 & 更多封面=颜色' },
            { api },
          ),
        ).toEqual(done({ ID: '1', state: '已收到' })),
    ));

  it('refuses a remark that is too short', () =>
    exchange(
      'MemberServiceMag.sendFeedback',
      'a remark that is too short',
      {
        as: SUPER,
        input: { content: '好' },
        reply: refusal(1040, 'bad-feedback', '反馈内容须在5-500字符之间'),
      },
      {
        ok: false,
        error: { code: 1040, message: '反馈内容须在5-500字符之间' },
      },
    ));

  exchange.loggedOut('MemberServiceMag.sendFeedback', { content: '希望增加方形画册' });
});

describe('MemberServiceMag.getFeedback', () => {
  const page = { page: integer(1), pageSize: integer(20) };

  it('lists the own remarks', () => {
    const remark = {
      ID: decimalId('1'),
      content: like('希望增加方形画册'),
      state: like('已收到'),
      sent: regex('^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$', '2026-11-21 10:00'),
    };
    return exchange(
      'MemberServiceMag.getFeedback',
      'a member who sent a remark',
      {
        as: SUPER,
        given: [given('feedback-sent', { account: 'super' })],
        input: {},
        reply: json(success({ list: eachLike(remark), total: integer(1), ...page })),
      },
      done({ list: [reify(remark)], total: 1 }),
    );
  });

  it('is empty for a member who sent none', () =>
    exchange(
      'MemberServiceMag.getFeedback',
      'a member who sent none',
      {
        as: member('fresh'),
        input: {},
        reply: json(success({ list: [], total: 0, ...page })),
      },
      done({ list: [], total: 0 }),
    ));

  exchange.loggedOut('MemberServiceMag.getFeedback', {});
});

describe('MemberServiceMag.resolveAitusPath', () => {
  it('gives the page of an allowed path', () => {
    const page = {
      path: '/help/print-guide',
      title: like('印前指南'),
      url: regex('^/[^/].*$', '/media/pages/print-guide.html'),
    };
    return exchange(
      'MemberServiceMag.resolveAitusPath',
      'an allowed path',
      { as: SUPER, input: { path: 'help/print-guide' }, reply: json(success(page)) },
      async (api) =>
        expect(
          await send('MemberServiceMag.resolveAitusPath', { path: 'help/print-guide' }, { api }),
        ).toEqual(done(reify(page))),
    );
  });

  it.each([
    ['a path outside the list', 'help/nothing'],
    ['another origin', '//evil.example/help'],
    ['a script', 'javascript:alert(1)'],
  ])('refuses %s', (situation, path) =>
    exchange(
      'MemberServiceMag.resolveAitusPath',
      situation,
      { as: SUPER, input: { path }, reply: refusal(1050, 'path-not-allowed', '该页面不可用') },
      {
        ok: false,
        error: { code: 1050, message: '该页面不可用' },
      },
    ),
  );

  exchange.loggedOut('MemberServiceMag.resolveAitusPath', { path: 'help/print-guide' });
});
