import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type NoticePage = Extract<Output<'NoticeServiceMag.getNotices'>, { code: 0 }>['data'];
export type Notice = NoticePage['list'][number];
type Unread = Extract<Output<'NoticeServiceMag.readNotice'>, { code: 0 }>['data'];

export const NOTICES_PAGE_SIZE = 20;

/** One page of what the member was told (通知); quiet, because the panel itself says why there is none. */
export async function noticePage(page: number, api: ApiClient = client()): Promise<Outcome<NoticePage>> {
  const question = { page: String(page), pageSize: String(NOTICES_PAGE_SIZE) };
  return outcomeOf(await api.call('NoticeServiceMag.getNotices', question, { quiet: true }));
}

/** 标为已读; quiet, because the member is on the way to what it leads to. */
export async function readNotice(noticeID: string, api: ApiClient = client()): Promise<Outcome<Unread>> {
  return outcomeOf(await api.call('NoticeServiceMag.readNotice', { noticeID }, { quiet: true }));
}

/** 全部已读, up to the newest that was shown. */
export async function readAllNotices(until: string, api: ApiClient = client()): Promise<Outcome<Unread>> {
  return outcomeOf(await api.call('NoticeServiceMag.readAllNotices', { until }));
}
