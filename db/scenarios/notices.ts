import { eq } from 'drizzle-orm';
import { parseDecimalId, parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { readNoticesUntil, tell } from '../queries/account/notices.ts';
import { notices } from '../schema/index.ts';
import { accountOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

const HOUR_MS = 3_600_000;
const MOST = 100;

interface NoticesParams extends Record<string, string> {
  account: string;
  read: string;
  unread: string;
  noticeID: string;
}

export const noticesTold: Scenario<NoticesParams> = {
  name: 'notices-told',
  title: '消息：已读与未读',
  description:
    'The account was told just so many things it has read and so many it has not, one an hour, the last of them under this id where it is given; with 0 and 0 nothing at all (通知).',
  defaults: { account: 'super', read: '1', unread: '2', noticeID: '' },
  run({ db, now }, { account, read, unread, noticeID }) {
    const { id: userId } = accountOrRefuse(db, account);
    const counts = [read, unread].map(parseWholeNumber);
    const [readCount, unreadCount] = counts;
    if (readCount == null || unreadCount == null || Math.max(readCount, unreadCount) > MOST) {
      throw new ScenarioRefused(`read and unread are 0 to ${MOST}, not "${read}" and "${unread}"`);
    }
    db.orm.delete(notices).where(eq(notices.userId, userId)).run();
    for (let left = readCount + unreadCount; left > 0; left -= 1) {
      const at = now - left * HOUR_MS;
      const text = '订单 2026112100000001 已打包发出。收到后请清点并确认收货';
      tell(db, { userId, kind: 'order', title: '订单已发货', text, path: '/manager/order', createdAt: at });
    }
    readNoticesUntil(db, { userId, until: now - (unreadCount + 1) * HOUR_MS, now });
    const newest = db.orm.select().from(notices).where(eq(notices.userId, userId)).all().at(-1);
    const id = parseDecimalId(noticeID);
    if (newest && id !== null) db.orm.update(notices).set({ id }).where(eq(notices.id, newest.id)).run();
    return { userId: String(userId), noticeID: noticeID || String(newest?.id ?? '') };
  },
};
