import type { Handler } from '#server/servlet/handler-types.ts';
import { draftOrRefuse, headerView, leavesView, readPageIds, versionOrRefuse } from './views/draft-view.ts';

/** 历史版本的若干页. */
export const getVersionLeaves: Handler<'OpusServiceMag.getVersionLeaves'> = (input, context) => {
  const draft = draftOrRefuse(context, input.opusID);
  const version = versionOrRefuse(context, draft, input.seq);
  const contents = leavesView(context, version, readPageIds(input.ids ?? ''));
  return { code: 0, message: '成功', data: { seq: version.seq, ...headerView(context, version), contents } };
};
