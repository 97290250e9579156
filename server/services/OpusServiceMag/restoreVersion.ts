import { restoreVersion as restore } from '#db/queries/publications/draft-saving.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandRevision, draftOrRefuse, savedView, versionOrRefuse } from './views/draft-view.ts';

/** 恢复历史版本. */
export const restoreVersion: Handler<'OpusServiceMag.restoreVersion'> = (input, context) => {
  const { db, now, user, secret } = context;
  const draft = draftOrRefuse(context, input.opusID);
  demandRevision(draft, input.revision);
  const version = versionOrRefuse(context, draft, input.seq);
  const saved = restore(db, draft, version, { saveId: secret(), userId: user.id, now });
  return { code: 0, message: '已恢复', data: { ...savedView(saved), leaves: [] } };
};
