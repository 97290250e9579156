import type { Box, Id, ImageElement, Page, PageDocument, PageElement } from '../pages/document.ts';
import { pageOf, withPage } from '../pages/edits/change.ts';
import { BLEED_MM } from '../print/page-boxes.ts';

/** The pages of a spread, from the left. */
export interface AcrossPages {
  readonly left: Id;
  readonly right: Id;
}

/** Finer than paper and screens show, so that the halves meet at the gutter (订口). */
const exact = (value: number) => Math.round(value * 1e9) / 1e9;

const isSame = (one: Box, other: Box) =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

/**
 * One picture over both pages of a spread (跨页铺满), below everything else on them. Each page has its own half, which goes
 * on beyond the gutter as far as the bleed, so that the halves meet wherever the pages are cut and folded.
 */
export function acrossSpread(
  document: PageDocument,
  { left, right }: AcrossPages,
  chosen: { readonly page: Id; readonly element: Id },
  newId: () => Id,
): PageDocument {
  const element = pageOf(document, chosen.page)?.elements.find(({ id }) => id === chosen.element);
  if (element?.kind !== 'image') return document;
  const { widthMm, heightMm } = document;
  const half = halfOf(document);
  const all = { w: 2 * widthMm + 2 * BLEED_MM, h: half.h };
  const crop = wholeCrop(element, all, middleOf(element, half, { widthMm, isLeft: chosen.page === left }));
  const w = exact((crop.w * half.w) / all.w);
  const crops = [
    { ...crop, w },
    { ...crop, x: exact(crop.x + (crop.w * widthMm) / all.w), w },
  ] as const;
  const { turn: _turn, radius: _radius, group: _group, by: _by, pinned: _pinned, ...rest } = element;
  return [left, right].reduce((before, id, at) => {
    const own = { ...rest, ...half, crop: crops[at] ?? crop };
    const isOwn = id === chosen.page;
    return withPage(before, id, (page) => ({
      ...page,
      elements: [
        isOwn ? own : { ...own, alt: '', id: newId() },
        ...others(page, isOwn ? chosen.element : ''),
      ],
    }));
  }, document);

  /** What stays on a page: not the half that an earlier try has left there. */
  function others(page: Page, taken: Id): readonly PageElement[] {
    const isOld = (each: PageElement) =>
      each.kind === 'image' &&
      each.source === rest.source &&
      isSame(each, { ...half, h: heightMm + 2 * BLEED_MM });
    return page.elements.filter((each) => each.id !== taken && !isOld(each));
  }
}

/** The box of either half on its page. */
export function halfOf({ widthMm, heightMm }: Pick<PageDocument, 'widthMm' | 'heightMm'>): Box {
  return { x: -BLEED_MM, y: -BLEED_MM, w: widthMm + 2 * BLEED_MM, h: heightMm + 2 * BLEED_MM };
}

/** The part of the picture that is in the middle of what it shows; of a half, what lies at the gutter. */
function middleOf(
  { crop, x, y, w, h }: ImageElement,
  half: Box,
  { widthMm, isLeft }: { readonly widthMm: number; readonly isLeft: boolean },
) {
  const middle = { x: crop.x + crop.w / 2, y: crop.y + crop.h / 2 };
  if (!isSame({ x, y, w, h }, half)) return middle;
  const gutter = isLeft ? BLEED_MM + widthMm : BLEED_MM;
  return { ...middle, x: crop.x + (crop.w * gutter) / half.w };
}

/** The largest part of the picture in those proportions about its middle. */
function wholeCrop(
  { w, h, crop }: ImageElement,
  all: { readonly w: number; readonly h: number },
  middle: { readonly x: number; readonly y: number },
): Box {
  const picture = w / (crop.w || 1) / (h / (crop.h || 1)) || 1;
  const frame = all.w / all.h;
  const size = picture > frame ? { w: frame / picture, h: 1 } : { w: 1, h: picture / frame };
  const within = (at: number, length: number) => exact(Math.min(Math.max(at - length / 2, 0), 1 - length));
  return {
    ...{ x: within(middle.x, size.w), y: within(middle.y, size.h) },
    ...{ w: exact(size.w), h: exact(size.h) },
  };
}
