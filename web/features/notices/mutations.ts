import { KEYS } from '#web/lib/query-keys.ts';
import { readAllNotices, readNotice } from './api.ts';

const NOTICES = [KEYS.notices, KEYS.counters];

export const mutations = {
  /** 标为已读. */
  read: { call: (noticeID: string) => readNotice(noticeID), touches: NOTICES },
  /** 全部已读, up to the newest that is shown. */
  readAll: { call: (until: string) => readAllNotices(until), touches: NOTICES },
};
