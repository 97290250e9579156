import type { Box, New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import type { Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column, columnsOf } from './column.ts';
import { bodyOf, captionOf, type Design, designOf, headingOf, letters } from './design.ts';
import { block, rule, textIn, upright } from './elements.ts';
import type { Inside, Sheet } from './genre.ts';
import { chineseNumber } from './numbers.ts';
import { heightOf, sizeFor } from './type-area.ts';

export type Story = readonly [headline: string, text: string];

export interface NewsTexts {
  readonly about: string;
  /** Names of the pages (版名) in their order. */
  readonly desks: Some<string>;
  readonly stories: Some<Story>;
  /** 简讯. */
  readonly briefs: Some<string>;
  readonly notice: Story;
  /** A small table, such as prices or the weather. */
  readonly table: { readonly title: string; readonly rows: Some<readonly string[]> };
}

const MOST_ON_PAGE = 2;
/** A story comes back after so many pages at the earliest; a longer paper has fewer of them on a page. */
const APART = 41;

export function newspaper(work: DemoWork, texts: NewsTexts, span: Span): Inside {
  const d = designOf(work, 'serif', work.widthMm * 0.0157);
  const perPage = Math.min(MOST_ON_PAGE, texts.stories.length / Math.min(Math.max(span.count, 1), APART));
  const storiesOn = (index: number): Story[] => {
    const [from, until] = [Math.floor(index * perPage), Math.floor((index + 1) * perPage)];
    return Array.from({ length: until - from }, (_, more) => at(texts.stories, from + more));
  };
  const deskOf = (index: number): string => at(texts.desks, index);
  return {
    design: d,
    outline: Array.from({ length: Math.min(span.count, 1000) }, (_, index) => ({
      title: `${chineseNumber(index + 2)}版　${deskOf(index)}`,
      level: 1,
      page: span.first + index,
    })),
    draw(no) {
      const index = no - span.first;
      return sheet(d, texts, no, index, deskOf(index), storiesOn(index));
    },
  };
}

function sheet(
  d: Design,
  texts: NewsTexts,
  no: number,
  index: number,
  desk: string,
  stories: Story[],
): Sheet {
  const m = d.w * 0.055;
  const inner: Box = { x: m, y: d.h * 0.075, w: d.w - 2 * m, h: d.h * 0.88 };
  const head = masthead(d, no, desk, m);
  const tall = inner.h * 0.6;
  const above =
    stories.length === 0
      ? photoPage(d, no, inner, tall, texts, index)
      : lead(d, inner, tall, stories, index, at(texts.briefs, index * 9 + 7));
  const low = { ...inner, y: inner.y + tall + 7, h: inner.h - tall - 7 };
  const foot = index % 2 === 0 ? briefsAndTable(d, low, texts, index) : noticeAndBriefs(d, low, texts, index);
  return { ground: d.paper, elements: [...head, ...above, rule(m, low.y - 4, inner.w, d.ink, 0.5), ...foot] };
}

function masthead(d: Design, no: number, desk: string, m: number): New<PageElement>[] {
  const y = d.h * 0.035;
  const small = letters(d, 3, { leading: 1.3, color: d.soft });
  const box = { x: m, y, w: d.w - 2 * m, h: 9 };
  const third = box.w * 0.3;
  const middle = { x: m, y: y + 2.4, w: third, h: 4 };
  return [
    textIn({ ...box, w: third }, desk, { ...headingOf(d, 6.2), leading: 1.3 }, 'heading-1'),
    textIn(
      { ...middle, x: m + third, w: box.w - 2 * third },
      `${d.work.title}　二〇二六年三月`,
      { ...small, align: 'center' },
      'furniture',
    ),
    textIn({ ...middle, x: m + box.w - third }, `第 ${no} 版`, { ...small, align: 'right' }, 'furniture'),
    rule(m, y + 10, box.w, d.ink, 0.8),
    rule(m, y + 11.4, box.w, d.ink, 0.2),
  ];
}

/** A lead story over most of the width; beside it the second one, or a picture of its own where there is none. */
function lead(
  d: Design,
  box: Box,
  tall: number,
  [first, second]: Story[],
  turn: number,
  brief: string,
): New<PageElement>[] {
  const gutter = 8;
  const narrow = (box.w - gutter) * 0.3;
  const wide = box.w - gutter - narrow;
  const isLeadLeft = turn % 2 === 0;
  const x = isLeadLeft ? box.x : box.x + narrow + gutter;
  const main = new Column({ x, y: box.y, w: wide, h: tall });
  const [headline, text] = first ?? ['', ''];
  const body = letters(d, d.size * 1.12, { leading: 1.75, align: 'justify', indent: 2 });
  const size = sizeFor(headline, wide, d.size * 3);
  main
    .say(headline, headingOf(d, size), 'heading-1')
    .gap(4)
    .show(
      d.work.artId,
      turn * 2,
      tall - size * 1.35 - heightOf(text, wide, body) - d.size * 3.4 - 8,
      headline,
    )
    .gap(2.5)
    .say('本报记者 摄', captionOf(d))
    .gap(3.5)
    .say(text, body);
  const side = new Column({ x: isLeadLeft ? box.x + wide + gutter : box.x, y: box.y, w: narrow, h: tall });
  if (second) {
    const [other, words] = second;
    side
      .show(d.work.artId, turn * 2 + 3, narrow / 1.5, other)
      .gap(5)
      .say(other, headingOf(d, d.size * 1.6), 'heading-2')
      .gap(3)
      .say(words, bodyOf(d));
  } else {
    side
      .show(d.work.artId, turn * 2 + 3, narrow / 0.62)
      .gap(4)
      .say(brief, bodyOf(d));
  }
  const middle = isLeadLeft ? box.x + wide + gutter / 2 : box.x + narrow + gutter / 2;
  return [...main.elements, upright(middle, box.y, tall, d.hair, 0.25), ...side.elements];
}

/** A page of pictures (图片版), each with a brief for its caption. */
function photoPage(
  d: Design,
  no: number,
  box: Box,
  tall: number,
  { briefs }: NewsTexts,
  index: number,
): New<PageElement>[] {
  const big = new Column({ ...box, h: tall * 0.62 });
  big
    .show(d.work.artId, no, tall * 0.55, '')
    .gap(2.5)
    .say(at(briefs, index * 9), captionOf(d));
  const row = columnsOf({ ...box, y: box.y + tall * 0.65, h: tall * 0.35 }, 3, 6);
  const small = row.flatMap((column, place) => {
    column
      .show(d.work.artId, no + place + 1, column.box.w / 1.5)
      .gap(2)
      .say(at(briefs, index * 9 + place + 1), captionOf(d));
    return column.elements;
  });
  return [...big.elements, ...small];
}

function briefsAndTable(d: Design, box: Box, texts: NewsTexts, index: number): New<PageElement>[] {
  const columns = columnsOf(box, 4, 7);
  const [a, b, c, last] = columns;
  const list = [a, b, c].flatMap((column, place) =>
    column ? briefs(d, column, texts, index * 9 + place * 4) : [],
  );
  return last ? [...list, ...table(d, last.box, texts)] : list;
}

function briefs(d: Design, column: Column, texts: NewsTexts, from: number): New<PageElement>[] {
  column.say('简讯', headingOf(d, d.size * 1.35), 'heading-2').gap(3);
  for (let more = 0; more < 4; more += 1) {
    const text = at(texts.briefs, from + more);
    if (column.takes(text, bodyOf(d))) column.say(text, bodyOf(d)).gap(3.5);
  }
  return column.elements;
}

function table(d: Design, box: Box, { table: { title, rows } }: NewsTexts): New<PageElement>[] {
  const column = new Column({ x: box.x + 4, y: box.y + 4, w: box.w - 8, h: box.h - 8 });
  column
    .say(title, headingOf(d, d.size * 1.2), 'heading-2')
    .gap(2)
    .line(d.ink, 0.4)
    .gap(2);
  const style = letters(d, d.size * 0.74, { leading: 1.5 });
  const h = style.size * style.leading;
  for (const row of rows) {
    if (column.room < h + 2.5) break;
    const label = column.box.w * (row.length > 2 ? 0.34 : 0.76);
    const value = (column.box.w - label) / Math.max(1, row.length - 1);
    row.forEach((cell, place) => {
      const [x, w] = place === 0 ? [0, label] : [label + (place - 1) * value, value];
      const cellBox = { x: column.box.x + x, y: column.y, w, h };
      column.add(textIn(cellBox, cell, { ...style, align: place === 0 ? 'left' : 'right' }));
    });
    column
      .gap(h + 1)
      .line(d.hair, 0.2)
      .gap(1.3);
  }
  return [block(box, d.tint), ...column.elements];
}

function noticeAndBriefs(d: Design, box: Box, texts: NewsTexts, index: number): New<PageElement>[] {
  const [left, middle, right] = columnsOf(box, 3, 8);
  if (!left || !middle || !right) return [];
  const ad = new Column({ x: right.box.x + 7, y: box.y + 10, w: right.box.w - 14, h: box.h - 20 });
  const [title, words] = texts.notice;
  ad.say(title, { ...headingOf(d, d.size * 2), color: d.onDeep }, 'heading-2')
    .gap(4)
    .line(d.accent, 0.6, 14)
    .gap(5)
    .say(words, letters(d, d.size * 1.1, { leading: 1.9, color: d.onDeep }));
  return [
    ...briefs(d, left, texts, index * 9),
    ...briefs(d, middle, texts, index * 9 + 4),
    block(right.box, d.deep),
    ...ad.elements,
  ];
}
