import type { Box, HotArea, Id } from '../document.ts';
import { AREA_SIDE_MIN_MM, AREAS_OF_PAGE } from './check-areas.ts';
import type { AreasOfPage } from './read-areas.ts';

interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The smallest rectangle around an area; without extent around a point. */
export function boxOfArea({ points }: Pick<HotArea, 'points'>): Box {
  const xs = points.filter((_, at) => at % 2 === 0);
  const ys = points.filter((_, at) => at % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** To the tenth of a millimetre. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(most, least));
}

/** An area in another box on its page (移动、缩放): its corners keep their shares. */
export function areaInBox(area: HotArea, wanted: Box, { widthMm, heightMm }: Size): HotArea {
  const before = boxOfArea(area);
  const least = area.shape === 'point' ? 0 : AREA_SIDE_MIN_MM;
  const w = area.shape === 'point' ? 0 : clamped(wanted.w, least, widthMm);
  const h = area.shape === 'point' ? 0 : clamped(wanted.h, least, heightMm);
  const x = clamped(wanted.x, 0, widthMm - w);
  const y = clamped(wanted.y, 0, heightMm - h);
  const points = area.points.map((value, at) =>
    at % 2 === 0
      ? clamped(tenth(x + share(value - before.x, before.w) * w), 0, widthMm)
      : clamped(tenth(y + share(value - before.y, before.h) * h), 0, heightMm),
  );
  return { ...area, points };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function movedArea(
  area: HotArea,
  by: { readonly x: number; readonly y: number },
  size: Size,
): HotArea {
  const { x, y, w, h } = boxOfArea(area);
  return areaInBox(area, { x: x + by.x, y: y + by.y, w, h }, size);
}

/** One corner of a polygon at another place. */
export function withCorner(area: HotArea, corner: number, x: number, y: number, size: Size): HotArea {
  const points = area.points.map((value, at) => {
    if (at === 2 * corner) return tenth(clamped(x, 0, size.widthMm));
    return at === 2 * corner + 1 ? tenth(clamped(y, 0, size.heightMm)) : value;
  });
  return { ...area, points };
}

/** 对齐方式. */
export const ALIGNMENTS = {
  left: '左对齐',
  center: '水平居中',
  right: '右对齐',
  top: '顶对齐',
  middle: '垂直居中',
  bottom: '底对齐',
} as const;
export type Alignment = keyof typeof ALIGNMENTS;

/** The chosen areas of a page in line with each other; a single one with its page. */
export function alignedAreas(
  areas: readonly HotArea[],
  chosen: ReadonlySet<Id>,
  how: Alignment,
  size: Size,
): readonly HotArea[] {
  const boxes = areas.filter(({ id }) => chosen.has(id)).map(boxOfArea);
  const around =
    boxes.length > 1
      ? boxOfArea({ points: boxes.flatMap(({ x, y, w, h }) => [x, y, x + w, y + h]) })
      : { x: 0, y: 0, w: size.widthMm, h: size.heightMm };
  return areas.map((area) => {
    if (!chosen.has(area.id)) return area;
    const { x, y, w, h } = boxOfArea(area);
    const places: Readonly<Record<Alignment, Partial<Box>>> = {
      left: { x: around.x },
      center: { x: around.x + (around.w - w) / 2 },
      right: { x: around.x + around.w - w },
      top: { y: around.y },
      middle: { y: around.y + (around.h - h) / 2 },
      bottom: { y: around.y + around.h - h },
    };
    return areaInBox(area, { x, y, w, h, ...places[how] }, size);
  });
}

/** One area a step higher or lower in its page, or at an end (层次). */
export function orderedAreas(
  areas: readonly HotArea[],
  id: Id,
  to: 'up' | 'down' | 'top' | 'bottom',
): readonly HotArea[] {
  const at = areas.findIndex((area) => area.id === id);
  const area = areas[at];
  if (!area) return areas;
  const others = areas.filter((each) => each !== area);
  const places = { up: at + 1, down: at - 1, top: others.length, bottom: 0 };
  const place = clamped(places[to], 0, others.length);
  return place === at ? areas : [...others.slice(0, place), area, ...others.slice(place)];
}

export interface Copied {
  readonly pages: readonly AreasOfPage[];
  /** Pages that had no room for all of them, and got none. */
  readonly full: readonly Id[];
}

/** Areas on other pages as well, at the same places (复制到). */
export function copiedAreas(
  pages: readonly AreasOfPage[],
  areas: readonly HotArea[],
  to: ReadonlySet<Id>,
  newId: () => Id,
): Copied {
  const full: Id[] = [];
  const after = pages.map((page) => {
    if (!to.has(page.page) || areas.length === 0) return page;
    if (page.areas.length + areas.length > AREAS_OF_PAGE) {
      full.push(page.page);
      return page;
    }
    return { ...page, areas: [...page.areas, ...areas.map((area) => ({ ...area, id: newId() }))] };
  });
  return { pages: after, full };
}

/** Pages by their numbers, such as 2,5-8; null where it is none of that. */
export function pagesNamed(text: string, pageNum: number): ReadonlySet<number> | null {
  const numbers = new Set<number>();
  for (const part of text.split(/[,，、\s]+/).filter((each) => each !== '')) {
    const [, first = '', last = first] = /^(\d{1,4})(?:[-–~至](\d{1,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to > pageNum || from > to) return null;
    for (let no = from; no <= to; no += 1) numbers.add(no);
  }
  return numbers.size === 0 ? null : numbers;
}
