import { setImmediate } from 'node:timers/promises';
import { findAreas } from '#contracts/rules/pages/areas/find-areas.ts';
import { resolved } from '#contracts/rules/pages/resolved.ts';
import { bookOf } from '#db/queries/publications/reading.ts';
import { DRAFT } from '#db/queries/publications/stored-pages.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { ownDraftOrRefuse } from './views/draft-view.ts';

/** 自动识别: what the texts of a work lead to. After each page others have their turn: it may be full of words. */
export const findHotAreas: Handler<'OpusServiceMag.findHotAreas'> = async ({ opusID }, context) => {
  const { work } = ownDraftOrRefuse(context, opusID);
  const book = bookOf(context.db, { ...work, publicationId: work.id, seq: DRAFT });
  const { pageNum, masters = [], title = '' } = book;
  const all = Array.from({ length: pageNum }, (_, at) => book.page(at + 1));
  const known = { idOf: (no: number) => all[no - 1]?.id, numberOf: book.numberOf };
  const pages: { id: string; areas: ReturnType<typeof findAreas> }[] = [];
  for (const [at, page] of all.entries()) {
    const areas = findAreas(resolved(page, { no: at + 1, pages: pageNum, masters, title }), known, book);
    if (areas.length > 0) pages.push({ id: page.id, areas });
    await setImmediate();
  }
  return { code: 0, message: '成功', data: { revision: work.revision, pages } };
};
