import { KEYWORD_LONGEST } from '#contracts/rules/pages/search-pages.ts';
import { PUBLICATION_STATUSES, PUBLICATION_TYPES } from '#contracts/rules/publications/publication-states.ts';
import { purgeOverdue } from '#db/queries/publications/changes.ts';
import { hasFolder } from '#db/queries/publications/folders.ts';
import { listPublications, type PublicationFilter, SORTS } from '#db/queries/publications/listing.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { oneOf } from '../one-of.ts';
import { pageOf } from '../page-of.ts';
import { readFolder } from './views/known-works.ts';
import { opusViews } from './views/opus-view.ts';

const PAGE_SIZE = 24;

/** 作品列表, page by page. */
export const getOpusList: Handler<'OpusServiceMag.getOpusList'> = (input, context) => {
  const { db, now, user } = context;
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const filter = readFilter(input);
  if (filter.folderId && !hasFolder(db, user.id, filter.folderId)) throw refusal('folder-not-found');
  if (purgeOverdue(db, user.id, now) > 0) context.dropUnusedFiles();
  const { list, total } = listPublications(db, user.id, filter, { page, pageSize });
  return { code: 0, message: '成功', data: { list: list.map(opusViews(context)), total, page, pageSize } };
};

type Sent = Readonly<
  Partial<Record<'type' | 'status' | 'folderID' | 'tag' | 'keyword' | 'sort', string | undefined>>
>;

function readFilter(sent: Sent): PublicationFilter {
  const { type = 'all', status = '', folderID = '', tag = '', keyword = '', sort = 'updated' } = sent;
  if ([...keyword].length > KEYWORD_LONGEST) {
    throw fieldRefusal('bad-keyword', `最多搜索 ${KEYWORD_LONGEST} 个字`);
  }
  const place = type === 'trash' || type === 'archive' ? type : 'works';
  return {
    place,
    type: place === 'works' && type !== 'all' ? oneOf(PUBLICATION_TYPES, type, '作品类型') : null,
    status: status === '' ? null : oneOf(PUBLICATION_STATUSES, status, '作品状态'),
    folderId: folderID === '' ? null : (readFolder(folderID) ?? 0),
    tag,
    keyword: keyword.trim(),
    sort: oneOf(SORTS, sort, '排序方式'),
  };
}
