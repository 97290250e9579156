import { readingPlace } from '#db/queries/publications/reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { bookOrRefuse } from './book-or-refuse.ts';

/** 上次读到哪里. A book that became shorter is read on from its end. */
export const getPlace: Handler<'ReaderServiceMag.getPlace'> = (input, context) => {
  const { publication, book } = bookOrRefuse(input, context);
  const place = readingPlace(context.db, context.user.id, publication.id);
  const page = Math.min(place?.page ?? 0, book.pageNum);
  return { code: 0, message: '成功', data: { page, at: place ? new Date(place.at).toISOString() : '' } };
};
