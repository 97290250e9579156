import { PHOTO_PART } from '../calendar/calendar-types.ts';
import type { Page, PageDocument, PageElement, ShapeElement } from '../pages/document.ts';
import { isHit } from '../pages/geometry/hit.ts';
import { cornersOf, middleOf } from '../pages/geometry/point.ts';

/** What a photo is put in place of. */
export const PHOTO_PLACE = '照片的位置';
/** A text that asks for words. */
export const PROMPT = '提示';

/** What asks for words on the pages of a new album. */
export const PROMPTS = {
  chapter: '这一章的名字',
  chapterWords: '写一两句：什么时候，去了哪里，和谁一起。',
  caption: '写一句话',
  letter: '写给以后翻开它的人',
  letterWords:
    '这里留给一段话：这本相册为什么做，做给谁，哪张照片最喜欢。写完以后，字会自己排好；不想写，就把这一页删掉。',
} as const;

const ASKED: ReadonlySet<string> = new Set(Object.values(PROMPTS));

/** Whether a text still asks for words, instead of saying some. */
export function isPrompt(element: PageElement): boolean {
  return element.kind === 'text' && element.name === PROMPT && ASKED.has(element.text);
}

/** Where a page waits for photos (照片的位置), in their order; a place that a picture covers waits no longer. */
export function placesOf({ elements }: Pick<Page, 'elements'>): readonly ShapeElement[] {
  return elements.filter((element, at): element is ShapeElement => {
    if (!isPlace(element)) return false;
    const middle = middleOf(element);
    return !elements.slice(at + 1).some((above) => above.kind === 'image' && isHit(above, middle));
  });
}

/** Whether it is there for a photo to be put into, now or once its photo is gone. */
export function isPlace(element: PageElement): element is ShapeElement {
  if (element.kind !== 'shape') return false;
  return element.name === PHOTO_PLACE || isOfMonth(element);
}

/** The place of a calendar stays below its photo, because another year makes it anew. */
export const isOfMonth = ({ by, name }: PageElement) =>
  by === 'month' && (name?.endsWith(` ${PHOTO_PART}`) ?? false);

/** Lengths are rounded, those of turned boxes too. */
const SLACK_MM = 0.1;

/** Without the places of a calendar that photos cover whole: nothing of them is seen, and no hand meets them. */
export function withoutCovered(elements: readonly PageElement[]): readonly PageElement[] {
  const isUnder = (place: PageElement, above: PageElement) =>
    above.kind === 'image' && cornersOf(place).every((corner) => isHit(above, corner, SLACK_MM));
  return elements.filter(
    (element, at) => !isOfMonth(element) || !elements.slice(at + 1).some((above) => isUnder(element, above)),
  );
}

export function countPlaces({ pages }: Pick<PageDocument, 'pages'>): number {
  return pages.reduce((sum, page) => sum + placesOf(page).length, 0);
}
