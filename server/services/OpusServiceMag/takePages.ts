import { saveDraft } from '#db/queries/publications/draft-saving.ts';
import { keepDraft } from '#db/queries/publications/draft-versions.ts';
import { takenPages } from '#db/queries/publications/hot-areas.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandRevision, ownDraftOrRefuse, savedView } from './views/draft-view.ts';

/** 换上新页面 of another work of the same size. */
export const takePages: Handler<'OpusServiceMag.takePages'> = ({ opusID, revision, fromID }, context) => {
  const { db, now, user } = context;
  const draft = ownDraftOrRefuse(context, opusID);
  demandRevision(draft, revision);
  const from = ownDraftOrRefuse(context, fromID);
  const { widthMm, heightMm } = draft.work;
  const { name, widthMm: width, heightMm: height } = from.work;
  if (width !== widthMm || height !== heightMm) {
    const sizes = `《${name}》是 ${width} × ${height} 毫米，这件是 ${widthMm} × ${heightMm} 毫米`;
    throw fieldRefusal('bad-source', `请选同样大小的作品：${sizes}`);
  }
  const change = takenPages(db, draft, from);
  const saved = db.sqlite.transaction(() => {
    keepDraft(db, draft.work, { authorId: user.id, now });
    return saveDraft(db, draft, change, { saveId: `pages-${fromID}-${revision}`, userId: user.id, now });
  })();
  const areas = change.leaves.reduce((sum, { content }) => sum + (content.areas?.length ?? 0), 0);
  const data = { ...savedView(saved), pageNum: change.order.length, areas };
  return { code: 0, message: '已换上新的页面', data };
};
