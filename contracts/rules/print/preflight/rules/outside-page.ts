import { pageBoxes } from '../../page-boxes.ts';
import type { Found, PageRule, PrintedPage } from '../finding.ts';
import { beyond, boxOf, common, cutTo, TOLERANCE_MM, withElement } from '../places.ts';

/** Losing a larger share of a picture than this is an error. */
const MOST_LOST = 0.1;

const NAMES = { text: '文字', image: '图片', shape: '图形', code: '二维码' } as const;

/** What lies outside the page and its bleed (超出页面). */
export const outsidePage: PageRule = {
  id: 'outside-page',
  check: (sheet) => sheet.elements.flatMap((element) => judged(element, sheet)),
  mend: (document, finding) =>
    withElement(document, finding, (element, no) => {
      const { bleed } = pageBoxes({ ...document, no, pageNum: document.pages.length });
      const kept = common(boxOf(element), bleed);
      return kept && element.kind === 'image' && !element.turn ? cutTo(element, kept) : null;
    }),
};

function judged(element: PrintedPage['elements'][number], sheet: PrintedPage): Found[] {
  if (element.kind === 'link' || element.kind === 'words') return [];
  const box = boxOf(element);
  const { trim, bleed } = pageBoxes(sheet);
  const name = NAMES[element.kind];
  if (!common(box, trim)) {
    const text = `${name}在页面之外，不会印出来`;
    return [{ level: 'warning', text, why: '它没有一处落在页面上。', element, place: box, mend: '删除' }];
  }
  const over = Math.max(...Object.values(beyond(box, bleed)));
  if (element.kind !== 'image' || over <= TOLERANCE_MM) return [];
  const kept = common(box, bleed);
  const lost = 1 - (kept ? (kept.w * kept.h) / (box.w * box.h) : 0);
  return [
    {
      level: lost > MOST_LOST ? 'error' : 'warning',
      text: '图片超出页面，裁切后会缺少内容',
      why: `页面外的部分印不出来，图片会少掉 ${Math.max(1, Math.round(lost * 100))}%。`,
      element,
      place: box,
      mend: element.turn ? undefined : '裁到出血边',
    },
  ];
}
