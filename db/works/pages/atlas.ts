import type { New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column } from './column.ts';
import {
  areaOf,
  captionOf,
  type Design,
  designOf,
  furniture,
  headingOf,
  letters,
  SHEET_MARGINS,
} from './design.ts';
import { block, plateIn, rule, textIn } from './elements.ts';
import { contentsLinesOf, darkPage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { chineseNumber } from './numbers.ts';
import { titledBook } from './titled-book.ts';

export interface AtlasEntry {
  readonly name: string;
  /** A line under the name. */
  readonly kind: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: string;
}

export interface AtlasGroup {
  readonly title: string;
  readonly intro: string;
}

/** Something to look things up in (图鉴与目录): an entry to a page, in groups. */
export interface AtlasTexts {
  readonly about: string;
  readonly groups: Some<AtlasGroup>;
  /** Entries of a group before the next begins. */
  readonly perGroup: number;
  entry(group: number, place: number): AtlasEntry;
}

export function atlas(work: DemoWork, texts: AtlasTexts, span: Span, pageNum: number): Inside {
  const d = designOf(work, 'serif', 4.6);
  const map = mapOf({
    span,
    unit: texts.perGroup + 1,
    contentsLines: contentsLinesOf(d),
    hasTitlePages: true,
    titleOf: (unit) => titleOf(texts, unit),
  });
  return titledBook(d, map, pageNum, (no, spot) => body(d, texts, no, spot));
}

function titleOf({ groups }: AtlasTexts, unit: number): string {
  const round = Math.floor(unit / groups.length);
  return `${at(groups, unit).title}${round === 0 ? '' : `（续${chineseNumber(round)}）`}`;
}

function body(d: Design, texts: AtlasTexts, no: number, { unit, step, title, isTail }: BodySpot): Sheet {
  if (step === 0 && !isTail)
    return darkPage(d, no, chineseNumber(unit + 1), title, at(texts.groups, unit).intro);
  // The last group takes what is left over.
  const entry = isTail ? texts.entry(unit - 1, texts.perGroup + step) : texts.entry(unit, step - 1);
  const area = areaOf(d, no, SHEET_MARGINS);
  const layouts = [plateAbove, plateBeside, plateBelow];
  const draw = layouts[step % layouts.length] ?? plateAbove;
  return {
    ground: d.paper,
    elements: [...draw(d, no, area, entry), ...furniture(d, no, title, SHEET_MARGINS)],
  };
}

type Area = ReturnType<typeof areaOf>;

function plateAbove(d: Design, no: number, area: Area, entry: AtlasEntry): New<PageElement>[] {
  const column = new Column(area);
  column.show(d.work.artId, no, Math.min(area.w / 1.5, area.h * 0.46), entry.name).gap(9);
  heading(d, column, entry);
  column.gap(4).say(entry.text, proseOf(d)).gap(7);
  facts(d, column, entry);
  return column.elements;
}

function plateBelow(d: Design, no: number, area: Area, entry: AtlasEntry): New<PageElement>[] {
  const column = new Column(area);
  heading(d, column, entry);
  column.gap(4).say(entry.text, proseOf(d)).gap(7);
  facts(d, column, entry);
  column.gap(4);
  const h = Math.min(area.w / 1.5, column.room);
  column.from(area.y + area.h - h).show(d.work.artId, no, h, entry.name);
  return column.elements;
}

function plateBeside(d: Design, no: number, area: Area, entry: AtlasEntry): New<PageElement>[] {
  const w = area.w * 0.5;
  const h = Math.min(w / 0.75, area.h * 0.62);
  const picture = plateIn({ x: area.x, y: area.y, w, h }, d.work.artId, no, entry.name);
  const side = new Column({ x: area.x + w + 9, y: area.y, w: area.w - w - 9, h });
  heading(d, side, entry);
  side.gap(3);
  facts(d, side, entry);
  const under = new Column({ ...area, y: area.y + h + 10, h: area.h - h - 10 });
  under.line(d.accent, 0.6, 12).gap(6).say(entry.text, proseOf(d));
  return [picture, ...side.elements, ...under.elements];
}

const proseOf = (d: Design) => letters(d, d.size * 1.04, { leading: 1.85, align: 'justify', indent: 2 });

function heading(d: Design, column: Column, { name, kind }: AtlasEntry): void {
  column
    .say(name, headingOf(d, d.size * 2), 'heading-1')
    .gap(1)
    .say(kind, captionOf(d))
    .gap(3);
}

/** Label and value in rows under hairlines. */
function facts(d: Design, column: Column, entry: AtlasEntry): void {
  const style = letters(d, d.size * 0.92, { leading: 1.5 });
  const label = d.size * 4.6;
  for (const [name, value] of entry.facts) {
    const words = new Column({
      x: column.box.x + label,
      y: column.y + 1.6,
      w: column.box.w - label,
      h: column.room - 4,
    });
    words.say(value, style);
    if (words.elements.length === 0) return;
    column.add(
      rule(column.box.x, column.y, column.box.w, d.hair),
      textIn({ x: column.box.x, y: column.y + 1.6, w: label, h: style.size * 1.5 }, name, {
        ...style,
        color: d.soft,
      }),
      ...words.elements,
    );
    column.from(words.y + 1.8);
  }
  column.add(block({ x: column.box.x, y: column.y, w: column.box.w, h: 0.2 }, d.hair));
}
