import type { Handler } from '#server/servlet/handler-types.ts';
import { bookOrRefuse } from './book-or-refuse.ts';
import { bookView } from './book-view.ts';

/** 一本书, as its link opens it. */
export const getBook: Handler<'ReaderServiceMag.getBook'> = (input, context) => ({
  code: 0,
  message: '成功',
  data: bookView(bookOrRefuse(input, context)),
});
