import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column } from './column.ts';
import { areaOf, type Design, designOf, furniture, headingOf, letters } from './design.ts';
import { plateIn } from './elements.ts';
import { contentsLinesOf, darkPage, platePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { chineseNumber } from './numbers.ts';
import { titledBook } from './titled-book.ts';

export interface PoemTexts {
  readonly about: string;
  /** 辑: each has a title and a line under it. */
  readonly parts: Some<readonly [title: string, line: string]>;
  /** The first line is the title. */
  readonly poems: Some<string>;
}

/** P is a poem, W a small picture, F a full one. Ten poems to a part. */
const STEPS = 'OPPWPPPFPPWPPPW';
const POEMS_OF_PART = 10;

export function poems(work: DemoWork, texts: PoemTexts, span: Span, pageNum: number): Inside {
  const d = designOf(work, 'serif', 3.9);
  const map = mapOf({
    span,
    unit: STEPS.length,
    contentsLines: contentsLinesOf(d),
    hasTitlePages: true,
    titleOf: (unit) => `第${chineseNumber(unit + 1)}辑　${at(texts.parts, unit)[0]}`,
  });
  return titledBook(d, map, pageNum, (no, spot) => body(d, texts, no, spot));
}

function body(d: Design, { parts, poems }: PoemTexts, no: number, { unit, step, isTail }: BodySpot): Sheet {
  const kind = isTail ? 'F' : STEPS[step];
  if (kind === 'F') return platePage(d, no, no);
  if (kind === 'W') return vignette(d, no);
  const [title, line] = at(parts, unit);
  if (kind === 'O') return darkPage(d, no, `第${chineseNumber(unit + 1)}辑`, title, line);
  const before = Array.from(STEPS.slice(0, step)).filter((each) => each === 'P').length;
  const [name = '', ...lines] = at(poems, unit * POEMS_OF_PART + before).split('\n');
  const area = areaOf(d, no);
  const column = new Column({ ...area, x: area.x + area.w * 0.12, w: area.w * 0.88 });
  column
    .gap(area.h * 0.17)
    .say(name, headingOf(d, d.size * 1.35), 'heading-2')
    .gap(d.size * 2.6)
    .say(lines.join('\n'), letters(d, d.size * 1.08, { leading: 2.05 }));
  return {
    ground: d.paper,
    elements: [...column.elements, ...furniture(d, no, no % 2 ? title : d.work.title)],
  };
}

function vignette(d: Design, no: number): Sheet {
  const area = areaOf(d, no);
  const w = area.w * 0.62;
  const h = w / 0.75;
  const box = { x: area.x + (area.w - w) / 2, y: d.h * 0.45 - h / 2, w, h };
  return { ground: d.paper, elements: [plateIn(box, d.work.artId, no, ''), ...furniture(d, no, '')] };
}
