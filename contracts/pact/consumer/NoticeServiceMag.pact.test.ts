import { describe, it } from 'vitest';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { decimalId, eachLike, integer, json, like, refusal, regex, reify, yesNo } from './replies.ts';

const exchange = deskPact('NoticeServiceMag');
const SUPER = member('super');

const told = given('notices-told', { account: 'super', read: '1', unread: '2', noticeID: '90001' });
const UNTIL = '2099-01-01T00:00:00.000Z';

const notice = {
  ID: decimalId('12'),
  kind: regex('^(order|publication|wallet|membership|invoice|team|card|account)$', 'order'),
  title: like('订单已发货'),
  text: like('订单 2026112100000001 已打包发出。收到后请清点并确认收货'),
  path: regex('^(/[^/].*)?$', '/manager/order'),
  at: regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', '2026-11-21T02:01:00.000Z'),
  isRead: yesNo('N'),
};

function success(data: object) {
  return json({ code: 0, message: like('成功'), data });
}

describe('NoticeServiceMag.getNotices', () => {
  it('tells what happened', () => {
    const page = { total: integer(3), page: 1, pageSize: 20, unread: integer(2), list: eachLike(notice) };
    return exchange(
      'NoticeServiceMag.getNotices',
      'a member who was told something',
      { as: SUPER, given: [told], input: { page: '1', pageSize: '20' }, reply: success(page) },
      done(reify(page)),
    );
  });

  it('has an empty list for whom nothing was told', () =>
    exchange(
      'NoticeServiceMag.getNotices',
      'a member who was told nothing',
      {
        as: SUPER,
        given: [given('notices-told', { account: 'super', read: '0', unread: '0' })],
        input: { page: '1', pageSize: '20' },
        reply: success({ list: [], total: 0, page: 1, pageSize: 20, unread: 0 }),
      },
      done({ list: [], unread: 0 }),
    ));

  exchange.loggedOut('NoticeServiceMag.getNotices', { page: '1', pageSize: '20' });
});

describe('NoticeServiceMag.readNotice', () => {
  it('marks one as read', () =>
    exchange(
      'NoticeServiceMag.readNotice',
      'a notice that was not read',
      { as: SUPER, given: [told], input: { noticeID: '90001' }, reply: success({ unread: integer(1) }) },
      done({ unread: 1 }),
    ));

  it('knows nothing of another one', () =>
    exchange(
      'NoticeServiceMag.readNotice',
      'a notice that is not there',
      {
        as: SUPER,
        input: { noticeID: '99999999' },
        reply: refusal(404, 'notice-not-found', '通知不存在'),
      },
      {
        ok: false,
        error: { reason: 'notice-not-found' },
      },
    ));
});

describe('NoticeServiceMag.readAllNotices', () => {
  it('marks all as read', () =>
    exchange(
      'NoticeServiceMag.readAllNotices',
      'notices that were not read',
      { as: SUPER, given: [told], input: { until: UNTIL }, reply: success({ unread: 0 }) },
      done({ unread: 0 }),
    ));

  it('refuses what is no moment', () =>
    exchange(
      'NoticeServiceMag.readAllNotices',
      'what is no moment',
      {
        as: SUPER,
        input: { until: 'yesterday' },
        reply: refusal(1034, 'bad-until', '时间不正确，请刷新后再试'),
      },
      {
        ok: false,
        error: { reason: 'bad-until' },
      },
    ));
});
