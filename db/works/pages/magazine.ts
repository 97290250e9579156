import type { New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column, columnsOf } from './column.ts';
import {
  areaOf,
  bodyOf,
  captionOf,
  type Design,
  designOf,
  furniture,
  headingOf,
  letters,
  SHEET_MARGINS,
} from './design.ts';
import { block, plateIn, textIn } from './elements.ts';
import { contentsLinesOf, contentsPage, platePage, quotePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { sizeFor } from './type-area.ts';

export interface Feature {
  readonly titles: Some<string>;
  /** 导语: under the headline. */
  readonly standfirst: string;
  readonly quote: string;
  readonly notes: Some<string>;
}

export interface MagazineTexts {
  readonly about: string;
  readonly features: Some<Feature>;
  /** What the short pieces (小栏目) of the issue are called, and the pieces themselves. */
  readonly column: string;
  readonly pieces: Some<readonly [name: string, text: string]>;
}

/** Three notes to fourteen pages: with three features none comes back before the forty-second. */
const STEPS = [
  ['opening', 0],
  ['note', 0],
  ['plate', 0],
  ['split', 1],
  ['quote', 0],
  ['grid', 0],
  ['captioned', 0],
  ['note', 2],
  ['window', 0],
  ['list', 0],
  ['plate', 0],
  ['strip', 0],
  ['captioned', 0],
  ['grid', 0],
] as const;

export function magazine(work: DemoWork, texts: MagazineTexts, span: Span): Inside {
  const d = designOf(work, 'sans', work.widthMm * 0.0202);
  const map = mapOf({
    span,
    unit: STEPS.length,
    contentsLines: contentsLinesOf(d, SHEET_MARGINS),
    hasTitlePages: false,
    titleOf: (unit) => at(at(texts.features, unit).titles, Math.floor(unit / texts.features.length)),
  });
  return {
    design: d,
    outline: map.outline,
    draw(no) {
      const spot = map.at(no);
      if (spot.kind === 'contents') return contentsPage(d, no, spot, SHEET_MARGINS);
      return spot.kind === 'body' ? body(d, texts, no, spot) : platePage(d, no, no);
    },
  };
}

function body(d: Design, texts: MagazineTexts, no: number, spot: BodySpot): Sheet {
  const [planned, noteAt] = STEPS[spot.step] ?? STEPS[0];
  const kind = spot.isTail && planned === 'opening' ? 'plate' : planned;
  const { unit } = spot;
  const feature = at(texts.features, unit);
  const note = at(feature.notes, noteAt);
  const piece = (more: number) => at(texts.pieces, unit * 3 + spot.step + more);
  if (kind === 'plate') return platePage(d, no, no);
  if (kind === 'quote') return quotePage(d, no, feature.quote, SHEET_MARGINS);
  if (kind === 'captioned') return platePage(d, no, no, `${piece(0)[0]}。${piece(0)[1]}`);
  if (kind === 'opening') return opening(d, no, spot.title, feature);
  const elements = {
    note: notePage,
    split: splitPage,
    window: windowPage,
    grid: gridPage,
    list: listPage,
    strip: stripPage,
  }[kind](d, no, { note, column: texts.column, piece });
  return {
    ground: d.paper,
    elements: [...elements, ...furniture(d, no, no % 2 ? spot.title : d.work.title, SHEET_MARGINS)],
  };
}

interface Matter {
  readonly note: string;
  readonly column: string;
  piece(more: number): readonly [name: string, text: string];
}

function opening(d: Design, no: number, title: string, { standfirst }: Feature): Sheet {
  const area = areaOf(d, no, SHEET_MARGINS);
  const cut = d.h * 0.58;
  const size = sizeFor(title, area.w, 15);
  const column = new Column({ ...area, y: cut + d.h * 0.05, h: d.h * 0.3 });
  column
    .add(block({ x: area.x, y: column.y, w: 16, h: 1 }, d.accent))
    .gap(7)
    .say(title, headingOf(d, size), 'heading-1')
    .gap(5)
    .say(standfirst, letters(d, d.size * 1.15, { leading: 1.75, color: d.soft }));
  const plate = plateIn({ x: 0, y: 0, w: d.w, h: cut }, d.work.artId, no, title);
  return { ground: d.paper, elements: [plate, ...column.elements] };
}

/** A column of words beside a tall picture that bleeds off the page, and a sentence of them once more in large. */
function notePage(d: Design, no: number, { note, piece }: Matter): New<PageElement>[] {
  const area = areaOf(d, no, SHEET_MARGINS);
  const isLeft = no % 2 === 0;
  const w = area.w * 0.5;
  const x = isLeft ? area.x : area.x + area.w - w;
  const picture = isLeft
    ? { x: x + w + 9, y: 0, w: d.w - x - w - 9, h: d.h * 0.66 }
    : { x: 0, y: 0, w: x - 9, h: d.h * 0.66 };
  const column = new Column({ x, y: area.y + area.h * 0.06, w, h: area.h * 0.94 });
  column
    .say(note, bodyOf(d))
    .gap(14)
    .line(d.accent, 0.7, 12)
    .gap(6)
    .say(pulled(note), letters(d, d.size * 1.55, { leading: 1.75, color: d.deep, family: 'serif' }));
  const foot = {
    x: isLeft ? picture.x : area.x,
    y: picture.h + 5,
    w: area.w - w - 9,
    h: area.y + area.h - picture.h - 5,
  };
  const caption = new Column(foot);
  const [name, text] = piece(0);
  caption.say(name, headingOf(d, d.size), 'heading-2').gap(1).say(text, captionOf(d));
  return [plateIn(picture, d.work.artId, no, ''), ...column.elements, ...caption.elements];
}

/** The last sentence, which is what these notes end on (抽言). */
function pulled(note: string): string {
  const sentences = note.split(/(?<=[。？！])/);
  return (sentences.at(-1) ?? '').replace(/^[”’]/, '');
}

/** A lying picture to the edges over two columns. */
function splitPage(d: Design, no: number, { note, piece }: Matter): New<PageElement>[] {
  const area = areaOf(d, no, SHEET_MARGINS);
  const h = Math.min(d.w / 1.5, d.h * 0.5);
  const picture = plateIn({ x: 0, y: 0, w: d.w, h }, d.work.artId, no, piece(0)[0]);
  const top = h + 13;
  const [left, right] = columnsOf({ ...area, y: top, h: area.y + area.h - top }, 2, 10);
  left?.say(note, bodyOf(d));
  right?.line(d.accent, 0.7, 12).gap(5);
  for (const more of [0, 1, 2]) {
    const [name, text] = piece(more);
    if (right?.takes(`${text}\n\n`, bodyOf(d))) {
      right
        .say(name, headingOf(d, d.size * 1.1), 'heading-2')
        .gap(1.5)
        .say(text, letters(d, d.size))
        .gap(6);
    }
  }
  return [picture, ...(left?.elements ?? []), ...(right?.elements ?? [])];
}

function windowPage(d: Design, no: number, { piece }: Matter): New<PageElement>[] {
  const area = areaOf(d, no, SHEET_MARGINS);
  const w = area.w * 0.64;
  const column = new Column({ x: area.x + (area.w - w) / 2, y: area.y + area.h * 0.1, w, h: area.h * 0.85 });
  column
    .show(d.work.artId, no, w / 0.75, piece(0)[0])
    .gap(5)
    .say(piece(0)[1], captionOf(d));
  return column.elements;
}

/** Four pieces with their pictures. */
function gridPage(d: Design, no: number, { column, piece }: Matter): New<PageElement>[] {
  const area = areaOf(d, no, SHEET_MARGINS);
  const head = new Column(area);
  head.say(column, headingOf(d, 6.5), 'heading-2').gap(3).line(d.deep, 0.4).gap(8);
  const [gutter, top] = [9, head.y];
  const h = (area.y + area.h - top - gutter) / 2;
  const w = (area.w - gutter) / 2;
  const cells = [0, 1, 2, 3].flatMap((cell) => {
    const box = { x: area.x + (cell % 2) * (w + gutter), y: top + (cell >> 1) * (h + gutter), w, h };
    const [name, text] = piece(cell);
    const inner = new Column(box);
    inner
      .show(d.work.artId, no + cell, h * 0.6, name)
      .gap(3.5)
      .say(name, headingOf(d, d.size * 1.1), 'heading-2')
      .gap(1)
      .say(text, captionOf(d));
    return inner.elements;
  });
  return [...head.elements, ...cells];
}

/** Six pieces as a table with hairlines. */
function listPage(d: Design, no: number, { column, piece }: Matter): New<PageElement>[] {
  const area = areaOf(d, no, SHEET_MARGINS);
  const list = new Column(area);
  list.say(column, headingOf(d, 9), 'heading-2').gap(6).line(d.deep, 0.6).gap(6);
  const step = list.room / 6 / 4;
  for (let more = 0; more < 6; more += 1) {
    const [name, text] = piece(more);
    const start = list.y;
    const label = headingOf(d, d.size * 1.15);
    list.add(
      textIn(
        { x: area.x, y: start, w: area.w * 0.27, h: label.size * label.leading * 2 },
        name,
        label,
        'heading-2',
      ),
    );
    const words = new Column({ x: area.x + area.w * 0.32, y: start, w: area.w * 0.68, h: list.room });
    words.say(text, letters(d, d.size, { leading: 1.75 }));
    list.add(...words.elements).from(Math.max(words.y, start + d.size * 3) + step);
    if (list.room > 12) list.line(d.hair, 0.25).gap(step);
  }
  return list.elements;
}

/** Three standing pictures in a row, each with its line. */
function stripPage(d: Design, no: number, { piece }: Matter): New<PageElement>[] {
  const area = areaOf(d, no, SHEET_MARGINS);
  return columnsOf({ ...area, y: area.y + area.h * 0.2, h: area.h * 0.7 }, 3, 6).flatMap((column, place) => {
    const [name, text] = piece(place);
    column
      .show(d.work.artId, no + place, column.box.w / 0.75, name)
      .gap(4)
      .say(name, headingOf(d, d.size), 'heading-2')
      .gap(1)
      .say(text, captionOf(d));
    return column.elements;
  });
}
