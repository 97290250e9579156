import type { New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { barChart, dataTable } from './charts.ts';
import { Column, columnsOf } from './column.ts';
import {
  areaOf,
  bodyOf,
  type Design,
  designOf,
  furniture,
  headingOf,
  letters,
  SHEET_MARGINS,
} from './design.ts';
import { contentsLinesOf, contentsPage, darkPage, platePage, titlePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { chineseNumber } from './numbers.ts';

export interface ReportSection {
  readonly title: string;
  readonly lead: string;
  readonly heads: readonly [string, string];
  readonly notes: readonly [string, string];
  readonly chart: {
    readonly title: string;
    readonly unit: string;
    readonly bars: Some<readonly [string, number]>;
  };
  readonly table: { readonly title: string; readonly rows: Some<readonly string[]> };
  readonly figure: readonly [number: string, words: string];
}

/** A report or a handbook (报告与手册): numbered sections with figures. */
export interface ReportTexts {
  readonly about: string;
  readonly sections: Some<ReportSection>;
}

/** Six sections of seven pages come back after forty-two. */
const STEPS = ['opening', 'text', 'chart', 'plate', 'text', 'table', 'figure'] as const;

export function report(work: DemoWork, texts: ReportTexts, span: Span): Inside {
  const d = designOf(work, 'sans', work.widthMm < 200 ? 4.2 : 4.7);
  const map = mapOf({
    span,
    unit: STEPS.length,
    contentsLines: contentsLinesOf(d, SHEET_MARGINS),
    hasTitlePages: false,
    titleOf: (unit) => titleOf(texts, unit),
  });
  return {
    design: d,
    outline: map.outline,
    draw(no) {
      const spot = map.at(no);
      if (spot.kind === 'contents') return contentsPage(d, no, spot, SHEET_MARGINS);
      return spot.kind === 'body' ? body(d, texts, no, spot) : titlePage(d, no);
    },
  };
}

/** After the sections come their appendices, so that no two lines of the contents are the same. */
function titleOf({ sections }: ReportTexts, unit: number): string {
  const round = Math.floor(unit / sections.length);
  const name = at(sections, unit).title;
  return `${chineseNumber(unit + 1)}　${name}${round === 0 ? '' : `（附录${chineseNumber(round)}）`}`;
}

function body(d: Design, texts: ReportTexts, no: number, spot: BodySpot): Sheet {
  const { unit, isTail } = spot;
  const planned = STEPS[spot.step] ?? 'text';
  const step = isTail && planned === 'opening' ? 'plate' : planned;
  const section = at(texts.sections, unit);
  if (step === 'opening') return darkPage(d, no, chineseNumber(unit + 1), section.title, section.lead);
  if (step === 'plate') return platePage(d, no, no);
  const area = areaOf(d, no, SHEET_MARGINS);
  const column = new Column(area);
  const number = `${unit + 1}.${spot.step}`;
  const head = (title: string): void => {
    column
      .say(`${number}　${title}`, headingOf(d, d.size * 1.7), 'heading-2')
      .gap(4)
      .line(d.deep, 0.5)
      .gap(8);
  };
  let more: readonly New<PageElement>[] = [];
  if (step === 'text') {
    const second = spot.step === 4 ? 1 : 0;
    head(section.heads[second] ?? '');
    more = textAndPlate(
      d,
      no,
      column,
      section.notes[second] ?? '',
      second === 0 ? section.figure : lastBar(section),
    );
  } else if (step === 'chart') {
    head(section.chart.title);
    more = barChart(
      d,
      { ...area, y: column.y, h: column.room * 0.72 },
      section.chart.bars,
      section.chart.unit,
      unit,
    );
    column
      .from(column.y + column.room * 0.78)
      .say(
        `单位：${section.chart.unit}。${section.lead}`,
        letters(d, d.size, { leading: 1.8, color: d.soft }),
      );
  } else if (step === 'table') {
    head(section.table.title);
    more = dataTable(d, { ...area, y: column.y, h: column.room }, section.table.rows);
  } else {
    const [figure, words] = section.figure;
    column
      .gap(area.h * 0.24)
      .say(figure, headingOf(d, Math.min(30, area.w / 7)), 'heading-2')
      .gap(6)
      .line(d.accent, 1, 18)
      .gap(7)
      .say(words, letters(d, d.size * 1.35, { leading: 1.8 }));
  }
  const ground = step === 'figure' ? d.tint : d.paper;
  return {
    ground,
    elements: [
      ...column.elements,
      ...more,
      ...furniture(d, no, no % 2 ? section.title : d.work.title, SHEET_MARGINS),
    ],
  };
}

function lastBar({ chart: { bars, unit, title } }: ReportSection): [string, string] {
  const [label, value] = bars.at(-1) ?? bars[0];
  return [`${value}${unit === '%' ? '%' : ''}`, `${title}，${label}${unit === '%' ? '' : `（${unit}）`}`];
}

/** The words in the wide column, a figure in the narrow one, a picture under both. */
function textAndPlate(
  d: Design,
  no: number,
  under: Column,
  note: string,
  figure: readonly [string, string],
): New<PageElement>[] {
  const box = { ...under.box, y: under.y, h: under.room * 0.52 };
  const [left, right] = columnsOf({ ...box, w: box.w * 0.66 }, 1, 0).concat(
    columnsOf({ ...box, x: box.x + box.w * 0.73, w: box.w * 0.27 }, 1, 0),
  );
  left?.say(note, bodyOf(d));
  right
    ?.line(d.accent, 0.8, 10)
    .gap(3)
    .say(figure[0], headingOf(d, Math.min(9, right.box.w / 5)))
    .gap(1.5)
    .say(figure[1], letters(d, d.size * 0.85, { leading: 1.6, color: d.soft }));
  under.from(box.y + box.h + 5).show(d.work.artId, no + 2, under.box.w / 1.7);
  return [...(left?.elements ?? []), ...(right?.elements ?? [])];
}
