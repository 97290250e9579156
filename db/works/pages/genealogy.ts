import type { New, PageElement } from '#contracts/rules/pages/document.ts';
import type { DemoWork } from '../types.ts';
import { type BodySpot, mapOf, type Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column } from './column.ts';
import {
  areaOf,
  BOOK_MARGINS,
  bodyOf,
  captionOf,
  type Design,
  designOf,
  furniture,
  headingOf,
  letters,
} from './design.ts';
import { block, frame, rule, textIn, upright } from './elements.ts';
import { contentsLinesOf, darkPage, platePage } from './front-matter.ts';
import type { Inside, Sheet } from './genre.ts';
import { chineseNumber } from './numbers.ts';
import { titledBook } from './titled-book.ts';

export interface Person {
  readonly name: string;
  readonly dates: string;
  readonly life: string;
}

export interface GenealogyTexts {
  readonly about: string;
  /** 序、家训、轶事: written ones, one to a unit. */
  readonly stories: Some<readonly [title: string, text: string]>;
  readonly branches: Some<string>;
  /** The same number always names the same person. */
  person(number: number): Person;
}

const STEPS = 'OTPPPSPPPTPPPF';
const PERSONS_OF_PAGE = 3;

export function genealogy(work: DemoWork, texts: GenealogyTexts, span: Span, pageNum: number): Inside {
  const d = designOf(work, 'serif', 4.5);
  const map = mapOf({
    span,
    unit: STEPS.length,
    contentsLines: contentsLinesOf(d),
    hasTitlePages: true,
    titleOf: (unit) => `卷${chineseNumber(unit + 1)}　${at(texts.branches, unit)}`,
  });
  return titledBook(d, map, pageNum, (no, spot) => body(d, texts, no, spot));
}

function body(d: Design, texts: GenealogyTexts, no: number, { unit, step, isTail }: BodySpot): Sheet {
  const kind = isTail && step === 0 ? 'F' : STEPS[step];
  const volume = `卷${chineseNumber(unit + 1)}`;
  const branch = at(texts.branches, unit);
  if (kind === 'O')
    return darkPage(
      d,
      no,
      volume,
      branch,
      '世系以长幼为序。名下所载，生卒、配偶、子女与事略，皆据各房底册核录。',
    );
  if (kind === 'F') return platePage(d, no, no);
  const area = areaOf(d, no);
  const first = no * PERSONS_OF_PAGE;
  const elements =
    kind === 'T'
      ? tree(d, area, texts, first)
      : kind === 'S'
        ? story(d, area, at(texts.stories, unit))
        : persons(d, area, texts, first);
  return {
    ground: d.paper,
    elements: [
      frame(aroundOf(d), d.hair, 0.4),
      ...elements,
      ...furniture(d, no, `${d.work.title}　${volume}　${branch}`),
    ],
  };
}

/** The double rule around the pages of old registers (版框). */
function aroundOf(d: Design) {
  const [x, y] = [d.w * 0.08, d.h * BOOK_MARGINS.top * 0.78];
  return { x, y, w: d.w - 2 * x, h: d.h - 2 * y };
}

type Area = ReturnType<typeof areaOf>;

function persons(d: Design, area: Area, { person }: GenealogyTexts, first: number): New<PageElement>[] {
  const step = area.h / PERSONS_OF_PAGE;
  return Array.from({ length: PERSONS_OF_PAGE }, (_, place) => {
    const { name, dates, life } = person(first + place);
    const y = area.y + place * step;
    const label = area.w * 0.27;
    const left = new Column({ x: area.x, y: y + 4, w: label - 4, h: step - 8 });
    left
      .say(name, headingOf(d, d.size * 1.5), 'heading-2')
      .gap(2)
      .say(dates, captionOf(d));
    const right = new Column({ x: area.x + label, y: y + 4.5, w: area.w - label, h: step - 9 });
    right.say(life, bodyOf(d));
    return [
      ...(place > 0 ? [rule(area.x, y, area.w, d.hair)] : []),
      ...left.elements,
      upright(area.x + label - 3, y + 5, step - 10, d.accent, 0.3),
      ...right.elements,
    ];
  }).flat();
}

function story(d: Design, area: Area, [title, text]: readonly [string, string]): New<PageElement>[] {
  const column = new Column({ ...area, y: area.y + area.h * 0.12, h: area.h * 0.86 });
  column
    .say(title, headingOf(d, d.size * 1.7), 'heading-1')
    .gap(5)
    .line(d.accent, 0.5, 12)
    .gap(8)
    .say(text, letters(d, d.size, { leading: 2, align: 'justify', indent: 2 }));
  column.from(area.y + area.h - area.w / 1.5).show(d.work.artId, title.length, area.w / 1.5, title);
  return column.elements;
}

/** A family over three generations (世系图): one above, two below, four under them. */
function tree(d: Design, area: Area, { person }: GenealogyTexts, first: number): New<PageElement>[] {
  const head = new Column(area);
  head
    .say('世系图', headingOf(d, d.size * 1.5), 'heading-2')
    .gap(2)
    .line(d.deep, 0.4);
  const [w, h] = [area.w * 0.2, d.size * 5];
  const rows = [1, 2, 4];
  const step = (area.h - 30 - h) / 2;
  const elements = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => {
      const x = area.x + (area.w * (place + 0.5)) / count - w / 2;
      const y = area.y + 26 + row * step;
      const { name, dates } = person(first + (1 << row) + place);
      const text = (dy: number, words: string, size: number, weight: 400 | 700) =>
        textIn(
          { x, y: y + dy, w, h: size * 1.4 },
          words,
          letters(d, size, { align: 'center', weight, leading: 1.4 }),
        );
      const middle = x + w / 2;
      const half = area.w / count / 4;
      const joint = y + h + (step - h) / 2;
      const below =
        row < 2
          ? [
              upright(middle, y + h, joint - y - h, d.soft, 0.3),
              rule(middle - half, joint, 2 * half, d.soft, 0.3),
              upright(middle - half, joint, (step - h) / 2, d.soft, 0.3),
              upright(middle + half - 0.3, joint, (step - h) / 2, d.soft, 0.3),
            ]
          : [];
      const box = block({ x, y, w, h }, d.tint, 1);
      return [
        box,
        text(d.size * 0.9, name, d.size * 1.15, 700),
        text(d.size * 3, dates.split('　')[0] ?? '', Math.min(d.size * 0.6, w / 11), 400),
        ...below,
      ];
    }).flat(),
  );
  return [...head.elements, ...elements];
}
