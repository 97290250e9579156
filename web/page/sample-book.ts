import {
  type Box,
  type ImageElement,
  type New,
  type Page,
  type PageElement,
  type TextElement,
  type TextStyle,
  WHOLE,
} from '#contracts/rules/pages/document.ts';
import { idAt, withIds } from '#contracts/rules/pages/ids.ts';

/** The size of the sample's pages, in millimetres. */
export const SAMPLE_SIZE = { widthMm: 145, heightMm: 210 } as const;

const ART = 'west-lake-four-seasons';
const PAPER = '#fbf9f4';
const INK = '#203864';
const SOFT = '#5b6475';
const PAGE: Box = { x: 0, y: 0, w: SAMPLE_SIZE.widthMm, h: SAMPLE_SIZE.heightMm };

/** Pictures of the house that stand are three wide and four high. */
const STANDING = 3 / 4;

const SEASONS = [
  { plate: 2, name: '春', words: '堤上的柳先醒了。\n风穿过桥洞，\n水面皱一下，又平了。' },
  { plate: 8, name: '夏', words: '荷叶一张挨着一张。\n雨来得急，\n船家把篙横下，听。' },
  { plate: 14, name: '秋', words: '桂花落进茶里。\n山路上的人慢下来，\n影子也慢下来。' },
  { plate: 20, name: '冬', words: '雪把长堤写成一行，\n湖水是留白。\n远处，有人撑着旧伞。' },
] as const;

const SERIF: TextStyle = {
  family: 'serif',
  weight: 400,
  size: 8.6,
  leading: 1.9,
  color: INK,
  align: 'left',
  indent: 0,
};

/** A picture that fills the page, cut alike on both sides. */
function pictureOf(plate: number, alt: string): New<ImageElement> {
  const w = PAGE.w / PAGE.h / STANDING;
  const crop = { x: (1 - w) / 2, y: 0, w, h: 1 };
  return { kind: 'image', ...PAGE, source: `art:${ART}/${plate}`, crop, alt };
}

function textOf(y: number, h: number, text: string, style: Partial<TextStyle>): New<TextElement> {
  return {
    kind: 'text',
    ...{ x: 24, y, w: PAGE.w - 48, h },
    text,
    style: { ...SERIF, ...style },
    part: 'prose',
  };
}

const page = (no: number, elements: New<PageElement>[]): Page => ({
  ...{ id: idAt(no), role: 'inner', ground: PAPER, elements: withIds(elements) },
});

const COVER: Page = {
  id: idAt(1),
  role: 'cover',
  ground: PAPER,
  elements: withIds([{ kind: 'image', ...PAGE, source: `art:${ART}`, crop: WHOLE, alt: '《西湖四季》封面' }]),
};

/** Two pages that lie open side by side; before the cover there is nothing. */
export interface Opening {
  readonly left: Page | null;
  readonly right: Page;
}

/** A few pages of an e-book (样书), shown to members who cannot make one yet. */
export const SAMPLE: readonly Opening[] = [
  { left: null, right: COVER },
  ...SEASONS.map(({ plate, name, words }, place) => ({
    left: page(place * 2 + 2, [pictureOf(plate, `${name}天的西湖`)]),
    right: page(place * 2 + 3, [
      textOf(52, 30, name, { size: 20, weight: 700, leading: 1.3 }),
      textOf(88, 80, words, {}),
      textOf(188, 10, String(place * 2 + 3), { size: 4.4, color: SOFT, align: 'right' }),
    ]),
  })),
];
