import { type DraftChange, readDraftChange } from '#contracts/rules/pages/draft/read-draft.ts';
import { repeatedSave, type Saved, saveDraft as save } from '#db/queries/publications/draft-saving.ts';
import { type DraftRow, leavesOf, sharedOf } from '#db/queries/publications/drafts.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import {
  demandOwnFiles,
  demandRevision,
  demandSaveId,
  draftOrRefuse,
  savedView,
} from './views/draft-view.ts';

/** 保存草稿. */
export const saveDraft: Handler<'OpusServiceMag.saveDraft'> = (input, context) => {
  const { db, now, user } = context;
  const { opusID, revision, saveID } = input;
  const draft = draftOrRefuse(context, opusID);
  demandSaveId(saveID);
  const repeated = repeatedSave(db, draft.work.id, saveID);
  if (!repeated) demandRevision(draft, revision);
  const change = changeOrRefuse(context, draft, input);
  const saved = repeated ?? save(db, draft, change, { saveId: saveID, userId: user.id, now });
  return savedReply(context, draft, { saved, change });
};

function changeOrRefuse(
  { db, user }: Context,
  draft: DraftRow,
  { header = '', order = '', leaves = '' }: { header?: string; order?: string; leaves?: string },
): DraftChange {
  const { pages } = draft;
  const known = { order: leavesOf(db, pages).map(({ id }) => id), masters: sharedOf(db, pages).masters };
  const change = doneOrRefuse(readDraftChange({ header, order, leaves }, known));
  demandOwnFiles({ db, user }, draft, change);
  demandSameName({ user }, draft, change);
  return change;
}

/** The name of a work is its owner's to change. */
function demandSameName({ user }: Pick<Context, 'user'>, { work }: DraftRow, { header }: DraftChange): void {
  const isSame = header.name === undefined || header.name === work.name;
  if (!isSame && work.ownerId !== user.id)
    throw fieldRefusal('bad-name', '这是别人的作品，只有作品的主人可以改名');
}

function savedReply(
  { db }: Context,
  { pages }: DraftRow,
  { saved, change }: { readonly saved: Saved; readonly change: DraftChange },
) {
  const sent = new Set(change.leaves.map(({ id }) => id));
  const leaves = leavesOf(db, { ...pages, form: 'pages' }).filter(({ id }) => sent.has(id));
  return { code: 0 as const, message: '已保存', data: { ...savedView(saved), leaves } };
}
