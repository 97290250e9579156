import type { Box, New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column } from './column.ts';
import { areaOf, captionOf, type Design, designOf, letters, SHEET_MARGINS } from './design.ts';
import { block, plateIn, textIn } from './elements.ts';
import { darkPage, titlePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { chineseNumber } from './numbers.ts';
import { heightOf } from './type-area.ts';

/** A photo album (相册): few words, many pictures. */
export interface AlbumTexts {
  readonly about: string;
  readonly parts: Some<readonly [title: string, line: string]>;
  readonly captions: Some<string>;
  /** Longer ones, one to a part. Four of them do not come back within forty pages. */
  readonly notes: Some<string>;
}

const STEPS = [
  'part',
  'full',
  'two',
  'window',
  'note',
  'full',
  'three',
  'wide',
  'grid',
  'window',
  'two',
] as const;
/** Captions that a page uses. */
const CAPTIONS = { part: 0, full: 0, two: 2, window: 1, note: 0, three: 1, wide: 1, grid: 1 } as const;

export function album(work: DemoWork, texts: AlbumTexts, span: Span): Inside {
  const d = designOf(work, 'serif', 3.4 + Math.min(work.widthMm, work.heightMm) * 0.0062);
  const hasTitle = span.count >= FEWEST_WITH_TITLE;
  const map = mapOf({
    span: hasTitle ? { first: span.first + 1, count: span.count - 1 } : span,
    unit: STEPS.length,
    contentsLines: 0,
    hasTitlePages: false,
    titleOf: (unit) => titleOf(texts, unit),
  });
  return {
    design: d,
    outline: map.outline,
    draw(no) {
      if (hasTitle && no === span.first) return titlePage(d, no);
      const spot = map.at(no);
      return spot.kind === 'body' ? body(d, texts, no, spot) : titlePage(d, no);
    },
  };
}

const FEWEST_WITH_TITLE = 5;

/** A thick album goes through its parts again, and says so. */
function titleOf({ parts }: AlbumTexts, unit: number): string {
  const round = Math.floor(unit / parts.length);
  return `${at(parts, unit)[0]}${round === 0 ? '' : ` 之${chineseNumber(round + 1)}`}`;
}

function body(d: Design, texts: AlbumTexts, no: number, { unit, step, title, isTail }: BodySpot): Sheet {
  const planned = STEPS[step] ?? 'full';
  const kind = isTail && planned === 'part' ? 'full' : planned;
  const used = STEPS.slice(0, step).reduce((sum, each) => sum + CAPTIONS[each], 0);
  const caption = (more: number): string => at(texts.captions, unit * 12 + used + more);
  const area = areaOf(d, no, SHEET_MARGINS);
  const picture = (box: Box, turn: number, alt = ''): New<PageElement> =>
    plateIn(box, d.work.artId, no * 3 + turn, alt);
  if (kind === 'full') {
    return { ground: d.paper, elements: [picture({ x: 0, y: 0, w: d.w, h: d.h }, 0)] };
  }
  if (kind === 'part') {
    return darkPage(d, no, '', title, at(texts.parts, unit)[1]);
  }
  if (kind === 'note') return notePage(d, no, at(texts.notes, unit), picture);
  const style = captionOf(d);
  const gap = d.w * 0.02;
  const line = style.size * style.leading * 2;
  const elements: New<PageElement>[] = [];
  const under = (box: Box, words: string): void => {
    const h = heightOf(words, box.w, style);
    elements.push(textIn({ x: box.x, y: box.y + box.h + style.size * 0.7, w: box.w, h }, words, style));
  };
  if (kind === 'window') {
    const h = Math.min(area.h * 0.72, (area.w * 0.78) / 1.5);
    const box = { x: area.x + (area.w - h * 1.5) / 2, y: area.y + (area.h - h) * 0.42, w: h * 1.5, h };
    elements.push(picture(box, 0, caption(0)));
    under(box, caption(0));
  }
  if (kind === 'wide') {
    const box = { x: 0, y: d.h * 0.16, w: d.w, h: d.h * 0.62 };
    elements.push(picture(box, 0, caption(0)));
    under({ ...box, x: area.x, w: area.w }, caption(0));
  }
  if (kind === 'two') {
    const w = (area.w - gap) / 2;
    const h = Math.min(area.h - line - gap, w * 1.3);
    for (const side of [0, 1]) {
      const box = { x: area.x + side * (w + gap), y: area.y + (area.h - h - line) * 0.4, w, h };
      elements.push(picture(box, side, caption(side)));
      under(box, caption(side));
    }
  }
  if (kind === 'three') {
    const tall = area.h - line - gap;
    const w = (area.w - gap) * 0.6;
    elements.push(picture({ x: area.x, y: area.y, w, h: tall }, 0));
    const small = (tall - gap) / 2;
    for (const row of [0, 1]) {
      const box = { x: area.x + w + gap, y: area.y + row * (small + gap), w: area.w - w - gap, h: small };
      elements.push(picture(box, row + 1));
    }
    under({ ...area, h: tall }, caption(0));
  }
  if (kind === 'grid') {
    const [w, h] = [(area.w - gap) / 2, (area.h - line - 2 * gap) / 2];
    for (const cell of [0, 1, 2, 3]) {
      const box = { x: area.x + (cell % 2) * (w + gap), y: area.y + (cell >> 1) * (h + gap), w, h };
      elements.push(picture(box, cell));
    }
    under({ ...area, h: 2 * h + gap }, caption(0));
  }
  return { ground: d.paper, elements };
}

/** Words beside a standing picture on a wide page, under a lying one on a tall page. */
function notePage(
  d: Design,
  no: number,
  note: string,
  picture: (box: Box, turn: number) => New<PageElement>,
): Sheet {
  const area = areaOf(d, no, SHEET_MARGINS);
  const isWide = d.w > d.h * 1.1;
  const box = isWide ? { x: 0, y: 0, w: d.w * 0.46, h: d.h } : { x: 0, y: 0, w: d.w, h: d.h * 0.46 };
  const words = isWide
    ? { x: d.w * 0.54, y: d.h * 0.22, w: d.w * 0.36, h: d.h * 0.66 }
    : { x: area.x + area.w * 0.08, y: d.h * 0.54, w: area.w * 0.84, h: d.h * 0.4 };
  const column = new Column(words);
  column
    .add(block({ x: words.x, y: words.y, w: 9, h: 0.6 }, d.accent))
    .gap(d.size * 1.8)
    .say(note, letters(d, d.size, { leading: 1.9, align: 'justify', indent: 2 }));
  return { ground: d.paper, elements: [picture(box, 0), ...column.elements] };
}
