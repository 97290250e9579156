import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { draftOrRefuse, firstLeavesView, headerView, moment, teamEditingView } from './views/draft-view.ts';

/** 草稿. */
export const getDraft: Handler<'OpusServiceMag.getDraft'> = ({ opusID, contents }, context) => {
  if (contents !== undefined && contents !== 'Y' && contents !== 'N')
    throw choiceRefusal('contents 是 Y 或 N');
  const { work, pages, saved } = draftOrRefuse(context, opusID);
  const header = headerView(context, { ...work, ...pages });
  const data = { opusID: String(work.id), revision: work.revision, ...header };
  const first = contents === 'Y' ? firstLeavesView(context, pages) : [];
  const teamEditing = teamEditingView(context, work);
  const last = { teamEditing, savedAt: moment(saved.at), savedBy: saved.by, saveID: saved.as };
  return { code: 0, message: '成功', data: { ...data, contents: first, ...last } };
};
