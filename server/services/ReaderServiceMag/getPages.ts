import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import type { HotArea, Page } from '#contracts/rules/pages/document.ts';
import { tokenSource } from '#contracts/rules/pages/source-address.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { bookOrRefuse, pagesFrom } from './book-or-refuse.ts';
import { shownPage } from './book-view.ts';

/** 若干页, from one on. */
export const getPages: Handler<'ReaderServiceMag.getPages'> = (input, context) => {
  const readable = bookOrRefuse(input, context);
  const { book, picturesFor } = readable;
  const count = parseWholeNumber(input.count);
  if (!count || count > BOOK_PAGES_MAX) throw refusal('bad-page');
  const { from, pages } = pagesFrom(book, input.from, count);
  const token = picturesFor === '' ? '' : context.giveRight(picturesFor);
  return {
    code: 0,
    message: '成功',
    data: { from, pages: pages.map((page) => withToken(shownPage(page, readable), token)) },
  };
};

/** A picture is asked for without any of what its reader has, so its address says by what right. */
function withToken(page: Page, token: string): Page {
  if (token === '') return page;
  const elements = page.elements.map((element) =>
    element.kind === 'image' ? { ...element, source: tokenSource(element.source, token) } : element,
  );
  if (!page.areas) return { ...page, elements };
  return { ...page, elements, areas: page.areas.map((area) => opened(area, token)) };
}

function opened(area: HotArea, token: string): HotArea {
  const { target } = area;
  if (target.to !== 'picture') return area;
  return { ...area, target: { ...target, source: tokenSource(target.source, token) } };
}
