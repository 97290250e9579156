import type { BodySpot, BookMap } from './book-map.ts';
import type { Design } from './design.ts';
import { contentsPage, imprintPage, titlePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';

/** A book that begins with title, imprint and contents (有书名页的书); what follows is its own. */
export function titledBook(
  design: Design,
  map: BookMap,
  pageNum: number,
  body: (no: number, spot: BodySpot) => Sheet,
): Inside {
  return {
    design,
    outline: map.outline,
    draw(no) {
      const spot = map.at(no);
      if (spot.kind === 'title') return titlePage(design, no);
      if (spot.kind === 'imprint') return imprintPage(design, no, pageNum);
      if (spot.kind === 'contents') return contentsPage(design, no, spot);
      return body(no, spot);
    },
  };
}
