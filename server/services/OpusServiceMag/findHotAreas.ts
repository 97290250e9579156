import { findAreas } from '#contracts/rules/pages/areas/find-areas.ts';
import { resolved } from '#contracts/rules/pages/resolved.ts';
import { bookOf } from '#db/queries/publications/reading.ts';
import { DRAFT } from '#db/queries/publications/stored-pages.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { draftOrRefuse } from './views/draft-view.ts';

/** 自动识别: what the texts of a work lead to. */
export const findHotAreas: Handler<'OpusServiceMag.findHotAreas'> = ({ opusID }, context) => {
  const { work } = draftOrRefuse(context, opusID);
  const book = bookOf(context.db, { ...work, publicationId: work.id, seq: DRAFT });
  const all = Array.from({ length: book.pageNum }, (_, at) => book.page(at + 1));
  const known = { idOf: (no: number) => all[no - 1]?.id, numberOf: book.numberOf };
  const found = all.flatMap((page, at) => {
    const { masters = [], title = '' } = book;
    const drawn = resolved(page, { no: at + 1, pages: book.pageNum, masters, title });
    const areas = findAreas(drawn, known, book);
    return areas.length === 0 ? [] : [{ id: page.id, areas }];
  });
  return { code: 0, message: '成功', data: { revision: work.revision, pages: found } };
};
