import {
  type Box,
  type ImageElement,
  type New,
  type PageElement,
  WHOLE,
} from '#contracts/rules/pages/document.ts';
import { bledOut } from '#contracts/rules/print/preflight/rules/picture-bleed.ts';
import { coverWords } from '../cover-words/cover-words.ts';
import { Column } from './column.ts';
import { captionOf, type Design, letters } from './design.ts';
import { block, disc, rule, textIn, upright } from './elements.ts';
import type { Sheet } from './genre.ts';

/** The picture of a cover, among the pictures of its work. */
const COVER_PICTURE = 0;

/** 封面: its picture, and on it the words of the work. */
export function coverOf({ work, w, h, paper }: Design, pageNum: number): Sheet {
  const { artId, widthMm, heightMm } = work;
  const whole: New<ImageElement> = {
    ...{
      kind: 'image',
      x: 0,
      y: 0,
      w,
      h,
      source: `art:${artId}/${COVER_PICTURE}`,
      crop: WHOLE,
      alt: '',
      name: '封面图',
    },
  };
  const picture = bledOut({ ...whole, id: '' }, { widthMm, heightMm, no: 1, pageNum });
  return { ground: paper, elements: [picture, ...coverWords(work, picture)] };
}

/** 封二: endpaper with a place for the owner's name. */
export function insideCoverOf(d: Design): Sheet {
  const plate = { x: d.w * 0.3, y: d.h * 0.4, w: d.w * 0.4, h: d.h * 0.16 };
  const style = letters(d, Math.min(d.size, plate.w / 12), { align: 'center', color: d.soft });
  const words = new Column({ ...plate, y: plate.y + plate.h * 0.16, h: plate.h * 0.7 });
  words
    .say(`《${d.work.title}》`, style)
    .gap(plate.h * 0.1)
    .say('此书属于', style);
  return {
    ground: d.deep,
    elements: [
      ...endpaper(d),
      block(plate, d.paper, 1),
      ...words.elements,
      rule(plate.x + plate.w * 0.2, plate.y + plate.h * 0.84, plate.w * 0.6, d.soft),
    ],
  };
}

/** 封三: endpaper with the colophon. */
export function insideBackOf(d: Design, pageNum: number): Sheet {
  const column = new Column({ x: d.w * 0.2, y: d.h * 0.7, w: d.w * 0.6, h: d.h * 0.22 });
  const style = { ...captionOf(d, 'center'), color: d.onDeep };
  column
    .say(`《${d.work.title}》全书 ${pageNum} 页`, style)
    .say('感谢你读到最后一页。', style)
    .say('临溪印社 · 按需印制', style);
  const clear: Box = { x: 0, y: d.h * 0.62, w: d.w, h: d.h };
  return {
    ground: d.deep,
    elements: [...endpaper(d).filter(({ y }) => y < clear.y), ...column.elements],
  };
}

/** Small dots in rows, every other row shifted: paper for the inside of covers. */
function endpaper(d: Design): New<PageElement>[] {
  const step = Math.max(d.w, d.h) / 12;
  const dots: New<PageElement>[] = [];
  for (let row = 0; (row + 0.5) * step < d.h; row += 1) {
    for (let x = ((row % 2) + 1) * step * 0.5; x < d.w; x += step) {
      dots.push(disc(x, (row + 0.5) * step, step * 0.05, d.accent));
    }
  }
  return dots;
}

/** 封底: a few words about the book, and a bar code as it stands on every back. */
export function backOf(d: Design, about: string): Sheet {
  const inset = d.w * 0.14;
  const column = new Column({ x: inset, y: d.h * 0.14, w: d.w - 2 * inset, h: d.h * 0.56 });
  column
    .say(d.work.title, letters(d, d.size * 1.5, { weight: 700, color: d.onDeep }), 'heading-2')
    .gap(d.size * 0.9)
    .line(d.accent, 0.6, 12)
    .gap(d.size * 1.4)
    .say(about, letters(d, d.size, { leading: 1.85, color: d.onDeep, align: 'justify' }))
    .gap(d.size * 1.4)
    .say(d.work.author, letters(d, d.size * 0.9, { color: d.onDeep }));
  return { ground: d.deep, elements: [...column.elements, ...barCode(d)] };
}

const BARS = '1101001101001000101101110010110011010010001011';

function barCode(d: Design): New<PageElement>[] {
  const w = 34;
  const h = 20;
  const x = d.w - d.w * 0.14 - w;
  const y = d.h - d.h * 0.09 - h;
  if (x < d.w * 0.1) return [];
  const step = (w - 6) / BARS.length;
  const bars = Array.from(BARS).flatMap((bar, at) =>
    bar === '1' ? [upright(x + 3 + at * step, y + 2.5, h - 8.5, '#1c1c1c', step)] : [],
  );
  const style = letters(d, 2.4, { align: 'center', color: '#1c1c1c', leading: 1.2, family: 'sans' });
  const words = textIn({ x, y: y + h - 4.5, w, h: 2.88 }, '按需印制 · 仅供示例', style, 'furniture');
  return [block({ x, y, w, h }, '#ffffff', 0.6), ...bars, words];
}
