import type {
  ImageElement,
  New,
  Page,
  PageElement,
  ShapeElement,
  TextElement,
  TextStyle,
} from '#contracts/rules/pages/document.ts';
import { idAt, withIds } from '#contracts/rules/pages/ids.ts';

/** A small page, so that pictures of it are compared quickly. */
export const SIZE = { widthMm: 100, heightMm: 140 } as const;

const ART = 'west-lake-four-seasons';
const WORDS =
  '祖父说：“书要一页一页地读，日子要一天一天地过。”他在 1987 年买下第一台相机（Seagull DF-1），从此把家里的大事都拍了下来——婚礼、满月、搬家、毕业……一共留下三千二百余张照片。';

const STYLE: TextStyle = {
  family: 'serif',
  weight: 400,
  size: 4,
  leading: 1.7,
  color: '#000000',
  align: 'justify',
  indent: 2,
};

function text(style: Partial<TextStyle>, more: Partial<TextElement> = {}): New<TextElement> {
  return {
    ...{ kind: 'text', x: 10, y: 10, w: 80, h: 120, text: WORDS, part: 'prose' },
    style: { ...STYLE, ...style },
    ...more,
  };
}

function image(more: Partial<ImageElement> = {}): New<ImageElement> {
  return {
    ...{ kind: 'image', x: 15, y: 20, w: 60, h: 40, source: `art:${ART}/1`, alt: '' },
    crop: { x: 0, y: 0, w: 1, h: 1 },
    ...more,
  };
}

function shape(more: Partial<ShapeElement>): New<ShapeElement> {
  return {
    ...{ kind: 'shape', form: 'rect', x: 20, y: 30, w: 50, h: 35 },
    ...{ fill: '#c9a227', stroke: '#203864', strokeWidth: 2, radius: 0 },
    ...more,
  };
}

const STAR = [
  0.5, 0, 0.62, 0.38, 1, 0.38, 0.69, 0.6, 0.8, 1, 0.5, 0.75, 0.2, 1, 0.31, 0.6, 0, 0.38, 0.38, 0.38,
];
const at = (part: string) => ({ from: WORDS.indexOf(part), to: WORDS.indexOf(part) + part.length });

/** A page of every kind of object, by what it shows. */
const KINDS: Readonly<Record<string, readonly New<PageElement>[]>> = {
  'serif, justified': [text({})],
  'serif, bold': [text({ weight: 700, align: 'left' })],
  'sans, ragged': [text({ family: 'sans', align: 'left', indent: 0 })],
  'sans, bold, large': [text({ family: 'sans', weight: 700, size: 7, align: 'center' })],
  'aligned to the right': [text({ align: 'right', color: '#b83a2e' })],
  'tracking, gap, hang': [
    text(
      { tracking: 0.2, gap: 4, hang: 2, indent: 0 },
      { text: `${WORDS.slice(0, 40)}\n${WORDS.slice(40)}` },
    ),
  ],
  'in the middle of its box': [text({ place: 'middle' })],
  'at the bottom of its box': [text({ place: 'bottom', align: 'center' }, { text: WORDS.slice(0, 30) })],
  'looks of parts': [
    text(
      { size: 5 },
      {
        spans: [
          { ...at('祖父'), weight: 700, color: '#b83a2e' },
          { ...at('一页一页'), emph: true },
          { ...at('1987'), size: 8 },
          { ...at('Seagull'), line: 'under' },
          { ...at('婚礼'), line: 'through' },
          { ...at('满月'), raise: 1 },
          { ...at('搬家'), raise: -1 },
          { ...at('毕业'), href: 'https://desk.example/' },
        ],
      },
    ),
  ],
  'vertical serif': [text({ vertical: true })],
  'vertical sans, large': [text({ vertical: true, family: 'sans', size: 6, align: 'left' })],
  'vertical with looks': [
    text(
      { vertical: true, size: 5, align: 'left' },
      {
        text: `${WORDS}第12页`,
        spans: [
          { ...at('书要'), emph: true },
          { ...at('日子'), line: 'under' },
          { ...at('相机'), weight: 700 },
        ],
      },
    ),
  ],
  'turned text': [text({}, { turn: 30, x: 20, y: 40, w: 60, h: 40 })],
  'see-through text': [text({ family: 'sans', weight: 700 }, { opacity: 0.4 })],
  'dashes, dots and Latin': [
    text(
      { align: 'left' },
      { text: '——破折号…省略号——“引号”《书名》(Latin) fi ffl AVA 1234567890, To. Wä é' },
    ),
  ],
  'a picture': [image()],
  'a cut picture': [image({ crop: { x: 0.25, y: 0.3, w: 0.5, h: 0.5 } })],
  'a turned picture': [image({ turn: -20 })],
  'a see-through picture with round corners': [image({ opacity: 0.5, radius: 8 })],
  'a tuned picture': [image({ tune: { light: 0.2, contrast: 0.3, color: -0.5, warm: 0.6 } })],
  'a picture to the edge': [image({ x: 0, y: 0, w: 100, h: 66.6 })],
  'a standing picture': [image({ source: `art:${ART}/2`, x: 20, y: 10, w: 60, h: 80 })],
  rectangle: [shape({})],
  'rectangle without a stroke': [shape({ stroke: null })],
  'rectangle without a ground': [shape({ fill: null, strokeWidth: 3 })],
  'round corners': [shape({ radius: 8 })],
  ellipse: [shape({ form: 'ellipse' })],
  'see-through ellipse': [shape({ form: 'ellipse', opacity: 0.5, strokeWidth: 6 })],
  line: [shape({ form: 'line', stroke: '#000000', strokeWidth: 1 })],
  'level line': [shape({ form: 'line', h: 0, strokeWidth: 0.5 })],
  'dashed line': [shape({ form: 'line', dash: [3, 2], h: 10 })],
  'dashed rectangle': [shape({ dash: [4, 1.5], radius: 5, fill: null, strokeWidth: 1 })],
  star: [shape({ form: 'polygon', points: STAR })],
  'turned, see-through star': [
    shape({ form: 'polygon', points: STAR, turn: 20, opacity: 0.6, strokeWidth: 3 }),
  ],
  code: [
    { kind: 'code', x: 25, y: 30, w: 40, h: 40, text: 'https://desk.example/r/qing8shu2k', ink: '#000000' },
  ],
  'turned code in a wide box': [
    { kind: 'code', x: 20, y: 30, w: 60, h: 30, text: '书桌', ink: '#203864', turn: 15 },
  ],
  'one above the other': [
    image({ x: 0, y: 0, w: 100, h: 66.6 }),
    shape({ x: 10, y: 40, w: 80, h: 60, fill: '#ffffff', stroke: null, opacity: 0.85, radius: 3 }),
    text({ size: 4.4 }, { x: 16, y: 46, w: 68, h: 50 }),
  ],
  'small type': [text({ size: 2.2, leading: 1.5 })],
  'tight lines': [text({ family: 'sans', leading: 1.1, size: 6 })],
  nothing: [],
};

/** Forty pages, with what each shows. */
export const EVERY_KIND: readonly { readonly what: string; readonly page: Page }[] = Object.entries(
  KINDS,
).map(([what, elements], place) => ({
  what,
  page: { id: idAt(place + 1), role: 'inner', ground: '#fbf9f4', elements: withIds(elements) },
}));
