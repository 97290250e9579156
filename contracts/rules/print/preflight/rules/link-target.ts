import type { BookRule } from '../finding.ts';
import { boxOf, withElement } from '../places.ts';

/** A link to a page that is not there any more (失效链接); it matters for reading, not for paper. */
export const linkTarget: BookRule = {
  id: 'link-target',
  checkBook({ sheets, pageNum }) {
    // Of a book that was checked in part, the other pages are not known.
    if (sheets.length < pageNum) return [];
    const pages = new Set(sheets.map(({ page }) => page.id));
    return sheets.flatMap(({ page }) =>
      page.elements.flatMap((element) => {
        if (element.kind !== 'link' || element.target.to !== 'page' || pages.has(element.target.page))
          return [];
        return {
          level: 'info' as const,
          text: `链接“${element.label || '页面'}”指向的页面已经不在了`,
          why: '不影响印刷，但在线阅读时点不到任何页面。',
          page: page.id,
          element,
          place: boxOf(element),
          mend: '删除链接',
        };
      }),
    );
  },
  mend: (document, finding) => withElement(document, finding, () => null),
};
