import { readAreas } from '#contracts/rules/pages/areas/read-areas.ts';
import { repeatedSave, saveDraft } from '#db/queries/publications/draft-saving.ts';
import { type DraftRow, leavesOf } from '#db/queries/publications/drafts.ts';
import { areasChange } from '#db/queries/publications/hot-areas.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import {
  demandOwnFiles,
  demandRevision,
  demandSaveId,
  ownDraftOrRefuse,
  savedView,
} from './views/draft-view.ts';

/** 保存热区. */
export const saveHotAreas: Handler<'OpusServiceMag.saveHotAreas'> = (input, context) => {
  const { db, now, user } = context;
  const { opusID, revision, saveID, areas } = input;
  const draft = ownDraftOrRefuse(context, opusID);
  demandSaveId(saveID);
  const repeated = repeatedSave(db, draft.work.id, saveID);
  if (!repeated) demandRevision(draft, revision);
  const change = changeOrRefuse(context, draft, areas);
  const saved = repeated ?? saveDraft(db, draft, change, { saveId: saveID, userId: user.id, now });
  return { code: 0, message: '已保存', data: savedView(saved) };
};

function changeOrRefuse(context: Context, draft: DraftRow, areas: string) {
  const { widthMm, heightMm } = draft.work;
  const pages = new Set(leavesOf(context.db, draft.pages).map(({ id }) => id));
  const read = doneOrRefuse(readAreas(areas, { widthMm, heightMm, pages }));
  const change = areasChange(context.db, draft, read);
  demandOwnFiles(context, draft, change);
  return change;
}
