import { describe, it } from 'vitest';
import { deskPact, given, member } from './desk-pact.ts';
import { refusal } from './replies.ts';

const exchange = deskPact('NoticeServiceMag');
const SUPER = member('super');

const told = given('notices-told', { account: 'super', read: '1', unread: '2', noticeID: '90001' });
const UNTIL = '2099-01-01T00:00:00.000Z';

describe('NoticeServiceMag.getNotices', () => {
  it('tells what happened', () => {
    return exchange('NoticeServiceMag.getNotices', 'a member who was told something', {
      as: SUPER,
      given: [told],
      input: { page: '1', pageSize: '20' },
      data: { page: 1, pageSize: 20 },
    });
  });

  it('has an empty list for whom nothing was told', () =>
    exchange('NoticeServiceMag.getNotices', 'a member who was told nothing', {
      as: SUPER,
      given: [given('notices-told', { account: 'super', read: '0', unread: '0' })],
      input: { page: '1', pageSize: '20' },
      data: { list: [], total: 0, page: 1, pageSize: 20, unread: 0 },
    }));

  exchange.loggedOut('NoticeServiceMag.getNotices', { page: '1', pageSize: '20' });
});

describe('NoticeServiceMag.readNotice', () => {
  it('marks one as read', () =>
    exchange('NoticeServiceMag.readNotice', 'a notice that was not read', {
      as: SUPER,
      given: [told],
      input: { noticeID: '90001' },
    }));

  it('knows nothing of another one', () =>
    exchange('NoticeServiceMag.readNotice', 'a notice that is not there', {
      as: SUPER,
      input: { noticeID: '99999999' },
      reply: refusal(404, 'notice-not-found', '通知不存在'),
    }));
});

describe('NoticeServiceMag.readAllNotices', () => {
  it('marks all as read', () =>
    exchange('NoticeServiceMag.readAllNotices', 'notices that were not read', {
      as: SUPER,
      given: [told],
      input: { until: UNTIL },
      data: { unread: 0 },
    }));

  it('refuses what is no moment', () =>
    exchange('NoticeServiceMag.readAllNotices', 'what is no moment', {
      as: SUPER,
      input: { until: 'yesterday' },
      reply: refusal(1034, 'bad-until', '时间不正确，请刷新后再试'),
    }));
});
