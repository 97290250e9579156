import type { PageDocument } from '../pages/document.ts';
import type { PrintFacts } from '../print/preflight/finding.ts';
import { THINNEST_MM } from '../print/preflight/rules/hairline.ts';
import { SMALLEST_MM } from '../print/preflight/rules/text-size.ts';
import { PHOTO_PLACE } from '../templates/waiting.ts';
import {
  factsWith,
  SHARP,
  sampleDocument,
  sampleLink,
  samplePhoto,
  sampleShape,
  sampleText,
  sourceWith,
  withPage,
} from './print-pages.ts';
import { sampleLine } from './sample-line.ts';

interface Case {
  readonly document: PageDocument;
  readonly facts: PrintFacts;
}

/** The nearest two cases on both sides of the line that a rule draws. */
export interface BothSides {
  readonly breaks: Case;
  readonly justDoesNot: Case;
  /** What its mend is called; null where only a person can decide. */
  readonly mend: string | null;
}

const FACTS = factsWith(SHARP);
const of = (document: PageDocument, facts = FACTS): Case => ({ document, facts });
const on = (facts: Partial<PrintFacts>) => of(sampleDocument(), { ...FACTS, ...facts });

const pixels = (width: number, height: number) => factsWith({ state: 'pixels', width, height });
/** Two inches by one. */
const inches = sampleDocument(samplePhoto({ w: 50.8, h: 25.4 }));
const words = (x: number) => of(sampleDocument(sampleText('四个汉字', { x })));
const sized = (size: number) => sampleText('四个汉字', { style: { ...sampleText('').style, size } });
const lines = Array.from({ length: 10 }, () => '行').join('\n');
const saddled = (pageNum: number) =>
  of(withPage(1, [], false, pageNum), {
    ...FACTS,
    line: sampleLine({ pageNum, chosen: { binding: '骑马钉' } }),
  });
const photos = (h: number) => [samplePhoto({ w: 25, h }), samplePhoto({ y: 85, w: 25, h })];

/** Every rule of the preflight, by its id. */
export const BOTH_SIDES: Readonly<Record<string, BothSides>> = {
  'picture-missing': {
    breaks: of(sampleDocument(samplePhoto()), factsWith({ state: 'missing' })),
    justDoesNot: of(sampleDocument(samplePhoto()), pixels(709, 473)),
    mend: '删除空图框',
  },
  'picture-resolution': {
    ...{ breaks: of(inches, pixels(598, 299)), justDoesNot: of(inches, pixels(600, 300)), mend: null },
  },
  'outside-page': {
    breaks: of(sampleDocument(samplePhoto({ x: -3.2, y: -3, w: 106.2, h: 156 }))),
    justDoesNot: of(sampleDocument(samplePhoto({ x: -3, y: -3, w: 106, h: 156 }))),
    mend: '裁到出血边',
  },
  'picture-bleed': {
    breaks: of(withPage(4, [samplePhoto({ x: 0.9 })])),
    justDoesNot: of(withPage(4, [samplePhoto({ x: 1 })])),
    mend: '延伸到出血边',
  },
  'text-safe': { breaks: words(79.2), justDoesNot: words(79), mend: '移进安全区' },
  'text-overflow': {
    breaks: of(sampleDocument(sampleText(lines, { h: 58.8 }))),
    justDoesNot: of(sampleDocument(sampleText(lines, { h: 58.95 }))),
    mend: '放大文本框',
  },
  'text-small': {
    breaks: of(sampleDocument(sized(SMALLEST_MM - 0.01))),
    justDoesNot: of(sampleDocument(sized(SMALLEST_MM))),
    mend: '放大到 6 磅',
  },
  'sign-missing': {
    breaks: of(sampleDocument(sampleText('张㛃'))),
    justDoesNot: of(sampleDocument(sampleText('张婕'))),
    mend: null,
  },
  hairline: {
    breaks: of(sampleDocument(sampleShape({ stroke: '#000000', strokeWidth: THINNEST_MM - 0.001 }))),
    justDoesNot: of(sampleDocument(sampleShape({ stroke: '#000000', strokeWidth: THINNEST_MM }))),
    mend: '加粗到 0.25 磅',
  },
  'page-blank': {
    breaks: of(withPage(3, [sampleText(' \n')], true)),
    justDoesNot: of(withPage(3, [sampleText('。')], true)),
    mend: null,
  },
  'cover-blank': {
    breaks: of(withPage(1, [sampleText(' \n')], true)),
    justDoesNot: of(withPage(1, [sampleText('。')], true)),
    mend: null,
  },
  'place-empty': {
    breaks: of(sampleDocument(sampleShape({ name: PHOTO_PLACE }))),
    justDoesNot: of(sampleDocument(sampleShape({ name: '一块颜色' }))),
    mend: '去掉这个位置',
  },
  'page-count': { breaks: saddled(18), justDoesNot: saddled(16), mend: '补 2 页空白页' },
  'page-size': {
    breaks: on({ trim: { widthMm: 100.6, heightMm: 150 } }),
    justDoesNot: on({ trim: { widthMm: 100.5, heightMm: 150 } }),
    mend: null,
  },
  'source-file': {
    breaks: on({ source: sourceWith({ coarse: [{ page: 4, dpi: 299 }] }) }),
    justDoesNot: on({ source: sourceWith({}) }),
    mend: null,
  },
  'source-edited': {
    breaks: on({ source: { state: 'edited' } }),
    justDoesNot: on({ source: sourceWith({}) }),
    mend: null,
  },
  'photo-twice': {
    breaks: of(sampleDocument(...photos(30))),
    justDoesNot: of(sampleDocument(...photos(29.9))),
    mend: null,
  },
  'link-target': {
    breaks: of(sampleDocument(sampleLink(9))),
    justDoesNot: of(sampleDocument(sampleLink(8))),
    mend: '删除链接',
  },
  'work-state': { breaks: on({ status: 'changed' }), justDoesNot: on({ status: 'published' }), mend: null },
};
