import type { Span, TextStyle } from '../pages/document.ts';

interface Sample {
  readonly text: string;
  readonly style: Partial<TextStyle>;
  readonly spans: readonly Span[];
}

/** Texts whose lines are hard to break or to draw. */
const TEXTS = [
  '祖父说：“书要一页一页地读，日子要一天一天地过。”他在 1987 年买下第一台相机（Seagull DF-1），从此把家里的大事都拍了下来——婚礼、满月。',
  '一二三四五六七八九十一、二三四五六七八九十一二。三四五六七八九十一二三“四五六”七八九十（一二三四五六七八九）十',
  'The boat turns at Solitary Hill, and don’t miss the last one at 17:30; tickets cost ¥55 (36% off), or $128.50 each.',
  '水深约 2.27 米，船行 3.5 公里，票价 1,000.50 元；电话 0571-8796 5432，房号 A12-B3，温度 -3.5℃ 到 12℃。',
  '一家人👨‍👩‍👧去看🌊，🇨🇳的旗👍🏽，❤️与☀️，1️⃣2️⃣，🏳️‍🌈，再看一眼😀😀😀😀😀😀😀😀😀😀😀',
  '𠮷野家的𠮟𡈽，㐀㐁㐂，鿃龘靐齉，é à ñ ü ő ǘ，ａｂｃ１２３，①②③Ⅳ，〇々〻',
  '第一段很短\n\n第三段之前有一个空段，这一段要折成两行以上才算数，所以写得长一点\n末段',
  '他走了……又回来——没有说话。《诗》、《书》、「礼」、『乐』、【易】、〈春秋〉？！·～％‰',
  '空 格  两个   三个    四个，末尾也有空格     而且一行正好在空格处折断      再来一次',
  'Pneumonoultramicroscopicsilicovolcanoconiosis和https://desk.example/a/very/long/address?with=parts#and-more',
] as const;

const STYLES: readonly Partial<TextStyle>[] = [
  {},
  { align: 'justify', indent: 2, family: 'sans' },
  { align: 'center', weight: 700, place: 'middle' },
  { align: 'right', tracking: 0.15, gap: 3, hang: 1, place: 'bottom' },
  { vertical: true },
  { vertical: true, align: 'justify', indent: 2, family: 'sans', place: 'middle', gap: 2 },
];

const SPANS: readonly Span[] = [
  { from: 1, to: 3, weight: 700, color: '#b3261e' },
  { from: 4, to: 6, size: 8 },
  { from: 8, to: 10, emph: true },
  { from: 10, to: 11, raise: 1 },
  { from: 12, to: 14, line: 'under', size: 3 },
  { from: 15, to: 16, raise: -1, line: 'through' },
  { from: 17, to: 19, href: 'https://desk.example/' },
];

/** Whether no end of the spans is within a character of several units. */
const isPlain = (text: string) => /^[\u3000-\u9fff\uff00-\uffefa-z\d ,.“”‘’（）—…·-]{20}/i.test(text);

/** The texts in each of the styles, plain and with parts that look different. */
export const SAMPLES: readonly (readonly Sample[])[] = STYLES.map((style) =>
  TEXTS.flatMap((text) => [
    { text, style, spans: [] },
    ...(isPlain(text) ? [{ text, style, spans: SPANS }] : []),
  ]),
);
