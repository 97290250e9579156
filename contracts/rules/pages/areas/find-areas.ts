import type { AreaTarget, Box, HotArea, Page, PageElement, TextElement } from '../document.ts';
import { coveredBox, linesOf, type TextLine } from '../text-layout.ts';
import { AREA_SIDE_MIN_MM, AREAS_OF_PAGE } from './check-areas.ts';
import { type KnownPages, targetProblem } from './targets.ts';

export type FoundArea = Omit<HotArea, 'id' | 'look' | 'color' | 'shape'> & { readonly shape: 'rect' };

interface Found {
  readonly from: number;
  readonly to: number;
  readonly target: AreaTarget;
}

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const ADDRESS =
  /https?:\/\/[^\s<>"'（）()，。、；！？《》「」]+|\bwww\.[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>"'（）()，。、；！？《》「」]*)?/g;
/** 见第 n 页, 详见第 n 页, 请翻到第 n 页, 参见 P12. */
const PAGE = /(?:[见到阅]|参看)\s*(?:第\s*(\d{1,4})\s*页|[Pp]\.?\s*(\d{1,4})(?!\d))/g;

/** What texts already say of other places (自动识别): addresses, mails and pages, each where it stands. */
export function findAreas(page: Page, pages: KnownPages, { widthMm, heightMm }: Size): FoundArea[] {
  const known = new Set((page.areas ?? []).map(({ target }) => JSON.stringify(target)));
  for (const element of page.elements) {
    if (element.kind === 'link') known.add(JSON.stringify(bare(element.target)));
  }
  const room = AREAS_OF_PAGE - (page.areas?.length ?? 0);
  const all: FoundArea[] = [];
  for (const element of page.elements) {
    const boxesOf = boxesIn(element);
    for (const { target, from, to } of foundIn(element, pages)) {
      if (known.has(JSON.stringify(target)) || targetProblem(target) !== '') continue;
      for (const box of boxesOf(from, to)) {
        const points = within(box, widthMm, heightMm);
        if (points && all.length >= room) return all;
        if (points) all.push({ shape: 'rect', points, target, label: '' });
      }
    }
  }
  return all;
}

interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

function bare(target: AreaTarget): AreaTarget {
  return target.to === 'page' ? { to: 'page', page: target.page } : target;
}

function foundIn(element: PageElement, pages: KnownPages): Found[] {
  if (element.kind !== 'text' && element.kind !== 'words') return [];
  const { text } = element;
  const mails = matches(text, MAIL, ([address = '']) => ({ to: 'mail', address }));
  const addresses = matches(text, ADDRESS, ([written = '']) => {
    const address = written.replace(/[.,;:!?]{1,9}$/, '');
    return { to: 'address', address: /^https?:/.test(address) ? address : `https://${address}` };
  });
  const leading = matches(text, PAGE, ([, no, short]) => {
    const page = pages.idOf(Number(no ?? short));
    return page === undefined ? null : { to: 'page', page };
  });
  // An address may contain what looks like a mail.
  const alone = mails.filter((mail) => !addresses.some(({ from, to }) => mail.from < to && from < mail.to));
  return [...addresses, ...alone, ...leading].sort((a, b) => a.from - b.from);
}

function matches(
  text: string,
  pattern: RegExp,
  targetOf: (match: RegExpMatchArray) => AreaTarget | null,
): Found[] {
  return [...text.matchAll(pattern)].flatMap((match): Found | [] => {
    const target = targetOf(match);
    return target === null ? [] : { from: match.index, to: match.index + match[0].length, target };
  });
}

/**
 * What a part of a text covers, a box for each line: the text is laid out once, if anything is found in it. The words of an
 * imported page are a line each.
 */
function boxesIn(element: PageElement): (from: number, to: number) => Box[] {
  if (element.kind !== 'text') return (from, to) => [partOfWords(element, from, to)];
  if (element.turn) return () => [element];
  let lines: readonly TextLine[] | undefined;
  return (from, to) => {
    lines ??= linesOf(element);
    return lines.flatMap((line): Box | [] => {
      const box = line.start < to ? partOfLine(element, line, from, to) : null;
      return box ? { ...box, x: element.x + box.x, y: element.y + box.y } : [];
    });
  };
}

function partOfLine(element: TextElement, line: TextLine, from: number, to: number): Box | null {
  let at = line.start;
  let x = line.x;
  let left: number | null = null;
  let right = 0;
  for (const glyph of line.glyphs) {
    const width = (glyph.width * element.style.size) / 1000;
    if (at >= from && at < to) {
      left ??= x;
      right = x + width;
    }
    at += glyph.text.length;
    x += width + line.spread;
  }
  return left === null ? null : coveredBox(element, line, left, right - left);
}

function partOfWords(element: Box & { readonly text?: string }, from: number, to: number): Box {
  const { x, y, w, h, text = '' } = element;
  // Words of several lines are not laid out as they are drawn, so that the whole of them answers.
  if (text.includes('\n') || text.length === 0) return { x, y, w, h };
  return { x: x + (w * from) / text.length, y, w: (w * (to - from)) / text.length, h };
}

/** Two corners on the page, to the tenth of a millimetre; null where next to nothing of it is on the page. */
function within({ x, y, w, h }: Box, widthMm: number, heightMm: number): number[] | null {
  const tenth = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;
  const points = [tenth(x, widthMm), tenth(y, heightMm), tenth(x + w, widthMm), tenth(y + h, heightMm)];
  const [left = 0, top = 0, right = 0, bottom = 0] = points;
  const isThere = right - left >= AREA_SIDE_MIN_MM && bottom - top >= AREA_SIDE_MIN_MM;
  return isThere ? points : null;
}
