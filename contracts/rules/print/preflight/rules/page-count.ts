import type { Page, PageDocument } from '../../../pages/document.ts';
import { idAt } from '../../../pages/ids.ts';
import { pageRole } from '../../../pages/page-role.ts';
import { pagesBeforeBlanks } from '../../../pages/with-blank-pages.ts';
import type { PrintLine } from '../../cart-line.ts';
import { refusedChoice, refusedChoiceText } from '../../step-availability.ts';
import type { BookRule } from '../finding.ts';

/** What the chosen binding and paper say of the page count (页数); the rules are those of the options. */
export const pageCount: BookRule = {
  id: 'page-count',
  checkBook({ pageNum }, { line }) {
    const whole = { level: 'error', page: null } as const;
    if (pageNum < 1) {
      return [{ ...whole, text: '作品没有内页，不能印刷', why: '请先添加页面。' }];
    }
    const refused = line && refusedChoice(printed(line, pageNum));
    if (!refused) return [];
    const { fix } = refused.refusal;
    return [
      {
        ...whole,
        text: refusedChoiceText(refused),
        why: '每种装订和纸张只适合一定的页数。',
        mend: fix && `补 ${fix.pages} 页空白页`,
      },
    ];
  },
  mend(document, { mend }) {
    const pages = Number(/\d+/.exec(mend?.title ?? '')?.[0] ?? 0);
    return withBlankPages(document, pages);
  },
};

/** The choice may count blank pages that are added for printing. */
function printed(line: PrintLine, pageNum: number): PrintLine {
  return { ...line, pageNum: Math.max(line.pageNum, pageNum) };
}

function withBlankPages(document: PageDocument, count: number): PageDocument {
  const { pages } = document;
  const used = new Set(pages.map(({ id }) => id));
  const blanks: Page[] = [];
  for (let place = pages.length + 1; blanks.length < count; place += 1) {
    const id = idAt(place);
    if (!used.has(id)) blanks.push({ id, role: 'inner', ground: '#ffffff', elements: [] });
  }
  const at = pagesBeforeBlanks(pages.length);
  const all = [...pages.slice(0, at), ...blanks, ...pages.slice(at)];
  return {
    ...document,
    pages: all.map((page, place) => {
      const role = pageRole(place + 1, all.length);
      return role === page.role ? page : { ...page, role };
    }),
  };
}
