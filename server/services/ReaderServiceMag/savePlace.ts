import { saveReadingPlace } from '#db/queries/publications/reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { bookOrRefuse, pageOrRefuse } from './book-or-refuse.ts';

/** 记住读到哪里. */
export const savePlace: Handler<'ReaderServiceMag.savePlace'> = (input, context) => {
  const { publication, book } = bookOrRefuse(input, context);
  const page = pageOrRefuse(input.page, book.pageNum);
  const { db, now, user } = context;
  saveReadingPlace(db, { userId: user.id, publicationId: publication.id, page, at: now });
  return { code: 0, message: '成功', data: { page, at: new Date(now).toISOString() } };
};
