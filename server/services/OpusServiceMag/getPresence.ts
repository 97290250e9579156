import { TAB_ID } from '#contracts/rules/pages/draft/presence.ts';
import { ID } from '#contracts/rules/pages/ids.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { draftOrRefuse } from './views/draft-view.ts';

/** Who else has a draft open (同时编辑); tells of the caller as well. */
export const getPresence: Handler<'OpusServiceMag.getPresence'> = (
  { opusID, tabID: tab, pageID: page = '' },
  context,
) => {
  const { now, user, presence } = context;
  const { work } = draftOrRefuse(context, opusID);
  if (!TAB_ID.test(tab)) throw fieldRefusal('bad-tab-id', '标签页编号不正确');
  if (page !== '' && !ID.test(page)) throw fieldRefusal('bad-page-id', '页面编号不正确');
  const me = { userId: user.id, tab };
  const others =
    page === ''
      ? presence.leave(work.id, me, now)
      : presence.tell(work.id, { ...me, name: user.nick, page }, now);
  const list = others.map(({ userId, name, page: pageID }) => ({
    ...{ name, pageID },
    isSelf: userId === user.id ? ('Y' as const) : ('N' as const),
  }));
  return { code: 0, message: '成功', data: { revision: work.revision, others: list } };
};
