import { mix } from '../palette.ts';
import type { DemoWork } from '../types.ts';
import type { Span } from './book-map.ts';
import { at, type Some } from './calendar/turns.ts';
import { Column } from './column.ts';
import { type Design, designOf, headingOf, letters } from './design.ts';
import { disc, plateIn, textIn } from './elements.ts';
import type { Inside, Sheet } from './genre.ts';
import { sizeFor } from './type-area.ts';

/** A picture book (绘本): one or two sentences to a picture, from the beginning to the end. */
export interface PictureTexts {
  readonly about: string;
  readonly dedication: string;
  readonly beats: Some<string>;
}

/** More pages than this for every moment of the story, and it is told again. */
const MOST_PAGES_OF_BEAT = 4;

export function pictureBook(work: DemoWork, texts: PictureTexts, span: Span): Inside {
  const d = designOf(work, 'serif', Math.min(work.widthMm, work.heightMm) * 0.033);
  const { beats } = texts;
  const hasTitle = span.count > beats.length / 2;
  const pages = span.count - (hasTitle ? 1 : 0);
  const isLong = pages > beats.length * MOST_PAGES_OF_BEAT;
  const beatAt = (index: number): number =>
    isLong ? Math.floor(index / 2) % beats.length : Math.floor((index * beats.length) / pages);
  const start = span.first + (hasTitle ? 1 : 0);
  return {
    design: d,
    outline: span.count > 2 ? outlineOf(start, pages) : [],
    draw(no) {
      const index = no - start;
      if (index < 0) return titleSheet(d, texts.dedication);
      const beat = beatAt(index);
      const place = index - firstOf(beat, index, beatAt);
      const words = at(beats, beat);
      const isAlone = place === 0 && (index + 1 >= pages || beatAt(index + 1) !== beat);
      if (isAlone) return together(d, no, beat, words);
      if (place === 1) return wordsSheet(d, no, beat, words);
      return { ground: d.tint, elements: [plateIn(whole(d), d.work.artId, pictureOf(beat), words)] };
    },
  };
}

/** The first page of this moment; a moment has few pages. */
function firstOf(beat: number, index: number, beatAt: (index: number) => number): number {
  let first = index;
  while (first > 0 && beatAt(first - 1) === beat) first -= 1;
  return first;
}

function outlineOf(start: number, pages: number) {
  const half = start + Math.floor(pages / 2);
  return [
    { title: '故事开始', level: 1, page: start },
    { title: '走到一半', level: 1, page: half },
    { title: '最后一页', level: 1, page: start + pages - 1 },
  ].filter(({ page }, place, all) => place === 0 || page > (all[place - 1]?.page ?? 0));
}

const whole = (d: Design) => ({ x: 0, y: 0, w: d.w, h: d.h });

function titleSheet(d: Design, dedication: string): Sheet {
  const { work } = d;
  const inset = d.w * 0.12;
  const column = new Column({ x: inset, y: d.h * 0.3, w: d.w - 2 * inset, h: d.h * 0.6 });
  const size = sizeFor(work.title, column.box.w, d.size * 2.2);
  column
    .say(work.title, headingOf(d, size, 'center'), 'heading-1')
    .gap(d.size)
    .say(work.author, letters(d, d.size * 0.8, { align: 'center', color: d.soft }))
    .gap(d.size * 5)
    .say(dedication, letters(d, d.size * 0.8, { align: 'center', leading: 1.9 }));
  return { ground: d.tint, elements: [...confetti(d, 0), ...column.elements] };
}

/** The stories count on it: the third, fifth, seventh and ninth moment have a guest (plate-subjects). */
const pictureOf = (beat: number): number => beat - 1;

/** The picture above and the words below on one page. */
function together(d: Design, no: number, beat: number, words: string): Sheet {
  const inset = d.w * 0.1;
  const column = new Column({ x: inset, y: d.h * 0.745, w: d.w - 2 * inset, h: d.h * 0.215 });
  column.say(words, storyOf(d));
  return {
    ground: grounds(d, beat),
    elements: [
      plateIn({ x: 0, y: 0, w: d.w, h: d.h * 0.7 }, d.work.artId, pictureOf(beat), words),
      ...column.elements,
      pageNumber(d, no),
    ],
  };
}

function wordsSheet(d: Design, no: number, beat: number, words: string): Sheet {
  const inset = d.w * 0.15;
  const column = new Column({
    x: inset,
    y: d.h * (0.3 + (beat % 3) * 0.07),
    w: d.w - 2 * inset,
    h: d.h * 0.46,
  });
  column.say(words, { ...storyOf(d), size: Math.round(d.size * 132) / 100 });
  return {
    ground: grounds(d, beat),
    elements: [...confetti(d, beat), ...column.elements, pageNumber(d, no)],
  };
}

const storyOf = (d: Design) => letters(d, d.size, { leading: 1.9 });

function grounds(d: Design, beat: number): string {
  return [d.paper, d.tint, mix(d.paper, d.accent, 0.14)][beat % 3] ?? d.paper;
}

const share = (value: number): number => value - Math.floor(value);

/** A few paper dots above, never where words stand. */
function confetti(d: Design, beat: number) {
  return Array.from({ length: 7 }, (_, i) => {
    const x = d.w * (0.1 + 0.8 * share(i * 0.618 + beat * 0.37));
    const y = d.h * (0.06 + 0.13 * share(i * 0.414 + beat * 0.29));
    return disc(x, y, d.w * (0.008 + (i % 3) * 0.005), i % 2 === 0 ? d.accent : d.hair);
  });
}

function pageNumber(d: Design, no: number) {
  const style = letters(d, Math.max(2.6, d.size * 0.45), { align: 'center', color: d.soft, leading: 1.2 });
  return textIn(
    { x: d.w / 2 - 10, y: d.h * 0.955, w: 20, h: style.size * 1.2 },
    String(no),
    style,
    'furniture',
  );
}
