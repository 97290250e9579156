import type { New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { barChart, dataTable } from './charts.ts';
import { Column } from './column.ts';
import { areaOf, type Design, designOf, furniture, headingOf, letters, SHEET_MARGINS } from './design.ts';
import { textIn } from './elements.ts';
import { contentsLinesOf, darkPage, platePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { yearInWords } from './numbers.ts';
import { titledBook } from './titled-book.ts';

export interface SchoolTexts {
  readonly about: string;
  readonly memories: Some<readonly [title: string, text: string]>;
  readonly captions: Some<string>;
  /** What happened in a year, in the order of its months. */
  events(year: number): readonly string[];
  pupil(number: number): string;
  readonly lessons: Some<string>;
}

const STEPS = [
  'opening',
  'chronicle',
  'roster',
  'plate',
  'memory',
  'roster',
  'timetable',
  'captioned',
  'chart',
  'roster',
] as const;
const FIRST_YEAR = 1926;
const YEARS = 101;
const PUPILS_OF_PAGE = 48;

export function school(work: DemoWork, texts: SchoolTexts, span: Span, pageNum: number): Inside {
  const d = designOf(work, 'serif', 4.8);
  const yearOf = (unit: number, units: number): number =>
    FIRST_YEAR + Math.floor((unit * YEARS) / Math.max(units, 1));
  const map = mapOf({
    span,
    unit: STEPS.length,
    contentsLines: contentsLinesOf(d),
    hasTitlePages: true,
    titleOf: (unit, units) => `${yearInWords(yearOf(unit, units))}年`,
  });
  return titledBook(d, map, pageNum, (no, spot) =>
    body(d, texts, no, spot, Math.min(yearOf(spot.unit, map.units), FIRST_YEAR + YEARS - 1)),
  );
}

function body(
  d: Design,
  texts: SchoolTexts,
  no: number,
  { unit, step, isTail }: BodySpot,
  year: number,
): Sheet {
  const kind = isTail && step === 0 ? 'plate' : STEPS[step];
  const name = `${yearInWords(year)}年`;
  if (kind === 'opening') return darkPage(d, no, '松岭中学', name, texts.events(year)[0] ?? '');
  if (kind === 'plate') return platePage(d, no, no);
  if (kind === 'captioned') return platePage(d, no, no, `${name}。${at(texts.captions, unit + no)}`);
  const area = areaOf(d, no, SHEET_MARGINS);
  const column = new Column(area);
  const head = (title: string): Column =>
    column
      .say(title, headingOf(d, d.size * 1.7), 'heading-2')
      .gap(4)
      .line(d.deep, 0.5)
      .gap(8);
  let more: readonly New<PageElement>[] = [];
  if (kind === 'chronicle') {
    head(`${name} 大事记`);
    const style = letters(d, d.size, { leading: 1.9 });
    for (const event of texts.events(year)) column.say(event, style).gap(4).line(d.hair).gap(4);
    column.from(area.y + area.h * 0.58).show(d.work.artId, no, area.h * 0.42);
  } else if (kind === 'memory') {
    const [title, text] = at(texts.memories, unit);
    head(title).say(text, letters(d, d.size, { leading: 2, align: 'justify', indent: 2 }));
    column.from(area.y + area.h * 0.55).show(d.work.artId, no, area.h * 0.42, title);
  } else if (kind === 'timetable') {
    head(`${name} 课程表`);
    more = dataTable(d, { ...area, y: column.y, h: column.room * 0.9 }, timetable(texts.lessons, year));
  } else if (kind === 'chart') {
    head(`${name} 前后在校人数`);
    const bars = [-2, -1, 0, 1, 2].map((more) => [`${year + more}`, pupilsIn(year + more)] as const);
    more = barChart(d, { ...area, y: column.y + 6, h: column.room * 0.6 }, bars, '人', 2);
  } else {
    head(`${name} 同学录`);
    more = roster(d, { ...area, y: column.y, h: column.room }, texts, no);
  }
  return {
    ground: d.paper,
    elements: [...column.elements, ...more, ...furniture(d, no, no % 2 ? name : d.work.title, SHEET_MARGINS)],
  };
}

/** Growing with the years, and a little up and down. */
function pupilsIn(year: number): number {
  return 120 + (year - FIRST_YEAR + 3) * 21 + ((year * 37) % 48);
}

const DAYS = ['节次', '星期一', '星期二', '星期三', '星期四', '星期五'] as const;

function timetable(lessons: Some<string>, year: number): string[][] {
  const rows = ['第一节', '第二节', '第三节', '第四节', '第五节', '第六节', '第七节'];
  return [
    [...DAYS],
    ...rows.map((row, place) => [
      row,
      ...DAYS.slice(1).map((_, day) => at(lessons, year + place * 5 + day * 3)),
    ]),
  ];
}

function roster(
  d: Design,
  box: ReturnType<typeof areaOf>,
  { pupil }: SchoolTexts,
  no: number,
): New<PageElement>[] {
  const across = 4;
  const style = letters(d, d.size, { leading: 1.5 });
  const h = style.size * style.leading;
  const step = box.h / (PUPILS_OF_PAGE / across);
  return Array.from({ length: PUPILS_OF_PAGE }, (_, place) => {
    const [row, column] = [Math.floor(place / across), place % across];
    const w = box.w / across;
    return textIn(
      { x: box.x + column * w, y: box.y + row * step, w, h },
      pupil(no * PUPILS_OF_PAGE + place),
      style,
    );
  });
}
