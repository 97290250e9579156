import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import { Column } from './column.ts';
import { areaOf, BOOK_MARGINS, captionOf, type Design, headingOf, letters, type Margins } from './design.ts';
import { block, linkTo, plateIn, rule, textIn } from './elements.ts';
import type { Sheet } from './genre.ts';
import { emsOf, sizeFor } from './type-area.ts';

/** Title page (扉页). */
export function titlePage(d: Design, no: number): Sheet {
  const { work } = d;
  const area = areaOf(d, no);
  const size = sizeFor(work.title, area.w, Math.min(d.w, d.h) * 0.085);
  const column = new Column({ ...area, y: d.h * 0.24, h: d.h * 0.5 });
  column
    .say(work.title, headingOf(d, size, 'center'), 'heading-1')
    .gap(size * 0.5)
    .add(rule(d.w / 2 - 7, column.y, 14, d.accent, 0.5))
    .gap(size * 0.6)
    .say(
      work.subtitle,
      letters(d, sizeFor(work.subtitle, area.w, d.size * 1.1), { align: 'center', color: d.soft }),
    )
    .gap(d.size * 4)
    .say(work.author, letters(d, sizeFor(work.author, area.w, d.size * 1.05), { align: 'center' }));
  const foot = textIn(
    { x: area.x, y: d.h * 0.86, w: area.w, h: d.size * 1.5 },
    '临溪印社',
    letters(d, d.size * 0.9, { align: 'center', color: d.soft }),
  );
  return { ground: d.paper, elements: [...column.elements, foot] };
}

/** What stands in small type behind the title (版权页). */
export function imprintPage(d: Design, no: number, pageNum: number): Sheet {
  const { work } = d;
  const area = areaOf(d, no);
  const column = new Column({ ...area, y: d.h * 0.56, h: d.h * 0.34 });
  const style = captionOf(d);
  column
    .line(d.hair, 0.25, area.w)
    .gap(d.size * 1.1)
    .say(`书　名　${work.title}`, style)
    .say(`著作者　${work.author}`, style)
    .say(`开　本　${work.widthMm} × ${work.heightMm} 毫米`, style)
    .say(`页　数　${pageNum} 页`, style)
    .say('版　次　二〇二六年一月第一版', style)
    .gap(d.size)
    .say('本书按需印制。每一册在订单确认之后上机，封面与内页用纸以订单所载为准。', style);
  return { ground: d.paper, elements: column.elements };
}

/** How many lines of the contents a page of that design takes. */
export function contentsLinesOf(d: Design, margins: Margins = BOOK_MARGINS): number {
  const room = (1 - margins.top - margins.bottom) * d.h - headingRoom(d);
  return Math.max(4, Math.floor(room / lineStep(d)));
}

const headingRoom = (d: Design): number => d.size * 7;
const lineStep = (d: Design): number => d.size * 2.1;

/** The contents (目录): each line leads to its page. */
export function contentsPage(
  d: Design,
  no: number,
  { entries, part }: { entries: readonly OutlineEntry[]; part: number },
  margins: Margins = BOOK_MARGINS,
): Sheet {
  const area = areaOf(d, no, margins);
  const column = new Column(area);
  column.say(part === 0 ? '目录' : '目录（续）', headingOf(d, d.size * 1.7), 'heading-1');
  column
    .gap(d.size * 0.9)
    .line(d.accent, 0.5, 12)
    .from(area.y + headingRoom(d));
  const line = letters(d, d.size);
  const numberWidth = d.size * 4;
  for (const entry of entries) {
    const h = line.size * line.leading;
    if (column.room < h) break;
    const y = column.y;
    const words = { x: area.x, y, w: area.w - numberWidth, h };
    const number = { x: area.x + area.w - numberWidth, y, w: numberWidth, h };
    const shown = shortened(entry.title, Math.floor(words.w / line.size) - 1);
    const end = area.x + emsOf(shown) * line.size + d.size;
    column.add(
      textIn(words, shown, line),
      rule(end, y + h * 0.62, Math.max(0, number.x + d.size - end), d.hair, 0.2),
      textIn(number, String(entry.page), { ...line, align: 'right', color: d.soft }, 'furniture'),
      linkTo({ x: area.x, y, w: area.w, h }, entry.page, `${entry.title}，第 ${entry.page} 页`),
    );
    column.gap(lineStep(d));
  }
  return { ground: d.paper, elements: column.elements };
}

function shortened(title: string, ems: number): string {
  if (emsOf(title) <= ems) return title;
  let short = title;
  while (emsOf(short) > ems - 1) short = short.slice(0, -1);
  return `${short}…`;
}

/** A page that is a picture to its edges, with its caption in a strip of paper where it has one. */
export function platePage(d: Design, no: number, turn: number, caption = ''): Sheet {
  const whole = { x: 0, y: 0, w: d.w, h: d.h };
  if (caption === '') return { ground: d.paper, elements: [plateIn(whole, d.work.artId, turn, '')] };
  const style = captionOf(d);
  const strip = new Column({ ...areaOf(d, no), y: d.h * 0.875, h: d.h * 0.1 });
  strip.say(caption, style);
  return {
    ground: d.paper,
    elements: [plateIn({ ...whole, h: d.h * 0.84 }, d.work.artId, turn, caption), ...strip.elements],
  };
}

/** A sentence alone on a page (引文页). */
export function quotePage(d: Design, no: number, words: string, margins: Margins = BOOK_MARGINS): Sheet {
  const area = areaOf(d, no, margins);
  const inset = area.w * 0.08;
  const style = letters(d, d.size * 1.45, { leading: 1.9, color: d.deep, family: 'serif' });
  const column = new Column({ x: area.x + inset, y: d.h * 0.32, w: area.w - 2 * inset, h: d.h * 0.42 });
  column
    .line(d.accent, 0.6, 9)
    .gap(d.size * 2)
    .say(words, style);
  return { ground: d.tint, elements: column.elements };
}

/** A ground of the book's dark colour with a title on it (篇章页). */
export function darkPage(d: Design, no: number, number: string, title: string, below: string): Sheet {
  const area = areaOf(d, no);
  const size = sizeFor(title, area.w, d.size * 2.6, 2);
  const column = new Column({ ...area, y: d.h * 0.34, h: d.h * 0.5 });
  column
    .say(number, letters(d, d.size, { color: d.onDeep }))
    .gap(d.size)
    .say(title, { ...headingOf(d, size), color: d.onDeep }, 'heading-1')
    .gap(d.size * 1.4)
    .add(block({ x: area.x, y: column.y, w: 14, h: 0.6 }, d.accent))
    .gap(d.size * 1.6)
    .say(below, letters(d, d.size, { color: d.onDeep, leading: 1.8 }));
  return { ground: d.deep, elements: column.elements };
}
