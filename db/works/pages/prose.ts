import type { New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column } from './column.ts';
import {
  areaOf,
  BOOK_MARGINS,
  bodyOf,
  type Design,
  designOf,
  furniture,
  headingOf,
  letters,
} from './design.ts';
import { plateIn } from './elements.ts';
import { contentsLinesOf, platePage, quotePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { chineseNumber } from './numbers.ts';
import { titledBook } from './titled-book.ts';

/** A book of essays (散文): groups of notes, and for each group the titles its chapters have in turn. */
export interface ProseTexts {
  readonly about: string;
  readonly quotes: Some<string>;
  readonly groups: Some<{ readonly titles: Some<string>; readonly notes: Some<string> }>;
}

/** The pages of a unit. Six notes on seven pages: six groups come back after 42 pages at the earliest. */
const STEPS = ['opening', 'text', 'plate', 'half', 'text', 'quote', 'window'] as const;
/** Notes that stand before each of them. */
const NOTES_BEFORE = [0, 1, 3, 3, 4, 6, 6];

export function prose(work: DemoWork, texts: ProseTexts, span: Span, pageNum: number): Inside {
  const d = designOf(work, 'serif', work.widthMm * 0.0267);
  const map = mapOf({
    span,
    unit: STEPS.length,
    contentsLines: contentsLinesOf(d),
    hasTitlePages: true,
    titleOf: (unit) => titleOf(texts, unit),
  });
  return titledBook(d, map, pageNum, (no, spot) => body(d, texts, no, spot));
}

/** The titles of a group take turns; when all were used, a number tells them apart. */
function titleOf({ groups }: ProseTexts, unit: number): string {
  const { titles } = at(groups, unit);
  const turn = Math.floor(unit / groups.length);
  const round = Math.floor(turn / titles.length);
  return at(titles, turn) + (round === 0 ? '' : ` 之${chineseNumber(round + 1)}`);
}

function body(d: Design, texts: ProseTexts, no: number, spot: BodySpot): Sheet {
  const { unit, step: place } = spot;
  const step = STEPS[place] ?? 'text';
  if (step === 'plate') return platePage(d, no, no);
  if (step === 'quote') return quotePage(d, no, at(texts.quotes, unit));
  const { notes } = at(texts.groups, unit);
  const first = NOTES_BEFORE[place] ?? 0;
  const numberOf = (note: number): string => chineseNumber(unit * notes.length + note + 1);
  const area = areaOf(d, no);
  const column = new Column(area);
  const heading = spot.isOpening ? spot.title : '';
  if (step === 'opening') {
    column.gap(d.h * (spot.isOpening ? 0.13 : 0)).say(heading, headingOf(d, d.size * 1.9), 'heading-1');
    if (spot.isOpening)
      column
        .gap(d.size)
        .line(d.accent, 0.5, 11)
        .gap(d.size * 3);
  }
  if (step === 'half') column.show(d.work.artId, no, area.h * 0.42).gap(d.size * 1.6);
  if (step === 'window') return windowPage(d, no, spot.title);
  const count = step === 'text' ? 2 : 1;
  for (let note = first; note < first + count; note += 1) say(d, column, numberOf(note), at(notes, note));
  return page(d, no, spot, column.elements);
}

/** A note under its number, as books of notes (札记) have them. */
function say(d: Design, column: Column, number: string, note: string): void {
  const style = bodyOf(d);
  if (!column.takes(note, style)) return;
  const mark = letters(d, d.size * 0.9, { color: d.deep, leading: 1.4 });
  const hasRoom = column.room - d.size * 2.6 > 0 && column.takes(`${note}\n\n`, style);
  if (hasRoom) column.say(number, mark, 'furniture').gap(d.size * 0.7);
  column.say(note, style).gap(d.size * 1.9);
}

/** A small picture in the middle of much paper. */
function windowPage(d: Design, no: number, title: string): Sheet {
  const area = areaOf(d, no, BOOK_MARGINS);
  const h = area.w / 1.5;
  const picture = plateIn({ x: area.x, y: d.h * 0.44 - h / 2, w: area.w, h }, d.work.artId, no + 5, '');
  return { ground: d.paper, elements: [picture, ...furniture(d, no, heads(d, no, title))] };
}

function heads(d: Design, no: number, chapter: string): string {
  return no % 2 === 0 ? d.work.title : chapter;
}

function page(d: Design, no: number, spot: BodySpot, elements: readonly New<PageElement>[]): Sheet {
  const head = spot.isOpening && spot.step === 0 ? '' : heads(d, no, spot.title);
  return { ground: d.paper, elements: [...elements, ...furniture(d, no, head)] };
}
