import { refusedField } from '#contracts/rules/decision.ts';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { VERSION_NOTE_MAX } from '#contracts/rules/publications/kept-versions.ts';
import { nameVersion as name, nameDraft } from '#db/queries/publications/draft-versions.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { draftOrRefuse, versionOrRefuse } from './views/draft-view.ts';

/** 命名版本. */
export const nameVersion: Handler<'OpusServiceMag.nameVersion'> = (input, context) => {
  const { db, now, user } = context;
  const draft = draftOrRefuse(context, input.opusID);
  const { work } = draft;
  const note = (input.note ?? '').replaceAll(/\s+/g, ' ').trim();
  if ([...note].length > VERSION_NOTE_MAX)
    doneOrRefuse(refusedField('bad-note', FORM_MESSAGES.string.max('版本名称', VERSION_NOTE_MAX)));
  const made = input.seq
    ? name(db, versionOrRefuse(context, draft, input.seq), note)
    : nameDraft(db, work, { note, authorId: user.id, now });
  return { code: 0, message: '成功', data: { seq: doneOrRefuse(made) } };
};
