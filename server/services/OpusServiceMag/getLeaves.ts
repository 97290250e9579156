import type { Handler } from '#server/servlet/handler-types.ts';
import { draftOrRefuse, leavesView, readPageIds } from './views/draft-view.ts';

/** 草稿的若干页. */
export const getLeaves: Handler<'OpusServiceMag.getLeaves'> = ({ opusID, ids }, context) => {
  const { work, pages } = draftOrRefuse(context, opusID);
  const leaves = leavesView(context, pages, readPageIds(ids));
  return { code: 0, message: '成功', data: { revision: work.revision, leaves } };
};
