import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { TRY } from '../pages/opened-book.ts';
import { plainLine } from '../plain-line.ts';
import { parseWholeNumber } from '../whole-number.ts';

export const OPTION_MODES = ['auto', 'flip', 'slide', 'scroll'] as const;
export const OPTION_PAGES = ['auto', 'single', 'double'] as const;
/** What a book lies on (背景). */
export const GROUND_NAMES = ['desk', 'white', 'mist', 'rose', 'night'] as const;
export type Ground = (typeof GROUND_NAMES)[number];
export const DIRECTIONS = ['ltr', 'rtl'] as const;
/** What readers may do beside reading (读者可以做什么). */
export const PERMITS = ['print', 'share', 'search', 'copy'] as const;
export type Permit = (typeof PERMITS)[number];
export const AUTOPLAY_SECONDS = { min: 2, max: 60 } as const;
export const WATERMARK_MAX = 30;

/** How a book is read (阅读设置), and what its readers may do. */
export interface ReaderOptions {
  readonly mode: (typeof OPTION_MODES)[number];
  readonly pages: (typeof OPTION_PAGES)[number];
  readonly direction: (typeof DIRECTIONS)[number];
  readonly startPage: number;
  /** Seconds for each page; 0 where pages wait for the reader. */
  readonly autoplay: number;
  readonly ground: Ground;
  readonly hasSound: 'Y' | 'N';
  readonly permits: readonly Permit[];
  /** Drawn over every page; empty for none. */
  readonly watermark: string;
}

export const USUAL_OPTIONS: ReaderOptions = {
  mode: 'auto',
  pages: 'auto',
  direction: 'ltr',
  startPage: 1,
  autoplay: 0,
  ground: 'desk',
  hasSound: 'N',
  permits: PERMITS,
  watermark: '',
};

/** The options as they are sent, in an address as well. */
export type SentOptions = { readonly [Name in keyof ReaderOptions]: string };

/** What serves most books of a kind (常用方案). The start, the watermark and what lies on the shelf stay as they are. */
export const PRESETS = {
  brochure: {
    name: '企业画册',
    note: '像翻书一样，不能复制文字',
    options: {
      mode: 'flip',
      pages: 'auto',
      direction: 'ltr',
      autoplay: 0,
      ground: 'mist',
      hasSound: 'N',
      permits: ['print', 'share', 'search'],
    },
  },
  graduation: {
    name: '毕业相册',
    note: '夜色里自动翻页，不能打印',
    options: {
      mode: 'flip',
      pages: 'double',
      direction: 'ltr',
      autoplay: 6,
      ground: 'night',
      hasSound: 'Y',
      permits: ['share', 'copy'],
    },
  },
  picture: {
    name: '儿童绘本',
    note: '两页摊开，有翻页声',
    options: {
      mode: 'flip',
      pages: 'double',
      direction: 'ltr',
      autoplay: 0,
      ground: 'rose',
      hasSound: 'Y',
      permits: ['print', 'share'],
    },
  },
} as const satisfies Record<string, { name: string; note: string; options: Partial<ReaderOptions> }>;

function one<T extends string>(known: readonly T[], text: string): T | null {
  return known.find((each) => each === text) ?? null;
}

/** Reads what was sent about a book of so many pages. */
export function readOptions(sent: SentOptions, pageNum: number): Done<ReaderOptions> | Refused<'bad-field'> {
  const mode = one(OPTION_MODES, sent.mode);
  const pages = one(OPTION_PAGES, sent.pages);
  const direction = one(DIRECTIONS, sent.direction);
  const ground = one(GROUND_NAMES, sent.ground);
  const hasSound = one(['Y', 'N'], sent.hasSound);
  const permits = readPermits(sent.permits);
  if (!mode || !pages || !direction || !ground || !hasSound || !permits)
    return refusedField('bad-options', '阅读设置不正确，请刷新后再试');
  const startPage = parseWholeNumber(sent.startPage.trim());
  if (!startPage || startPage > pageNum)
    return refusedField('bad-startPage', `请输入 1 到 ${pageNum} 之间的页码`);
  const autoplay = parseWholeNumber(sent.autoplay.trim());
  const { min, max } = AUTOPLAY_SECONDS;
  if (autoplay === null || (autoplay !== 0 && (autoplay < min || autoplay > max)))
    return refusedField('bad-autoplay', `每页停留请输入 ${min} 到 ${max} 秒`);
  const watermark = plainLine(sent.watermark);
  if ([...watermark].length > WATERMARK_MAX)
    return refusedField('bad-watermark', FORM_MESSAGES.string.max('水印文字', WATERMARK_MAX));
  return done({ mode, pages, direction, startPage, autoplay, ground, hasSound, permits, watermark });
}

/** In the order of the table, each once; null where one is unknown. */
function readPermits(text: string): readonly Permit[] | null {
  const named = text === '' ? [] : text.split(',');
  if (named.some((name) => one(PERMITS, name) === null)) return null;
  return PERMITS.filter((permit) => named.includes(permit));
}

export function sentOptions(options: ReaderOptions): SentOptions {
  const { mode, pages, direction, ground, hasSound, watermark } = options;
  return {
    ...{ mode, pages, direction, ground, hasSound, watermark },
    startPage: String(options.startPage),
    autoplay: String(options.autoplay),
    permits: options.permits.join(','),
  };
}

export function tryAddress(path: string, options: ReaderOptions): string {
  return `${path}?${TRY}=${encodeURIComponent(JSON.stringify(sentOptions(options)))}`;
}

/** The options that an address tries; null where it tries none or they cannot be. */
export function triedOptions(search: string, pageNum: number): ReaderOptions | null {
  const text = new URLSearchParams(search).get(TRY);
  if (text === null) return null;
  try {
    const sent: unknown = JSON.parse(text);
    const names = Object.keys(USUAL_OPTIONS);
    if (!names.every((name) => typeof Object(sent)[name] === 'string')) return null;
    const read = readOptions(sent as SentOptions, pageNum);
    return read.kind === 'done' ? read.value : null;
  } catch {
    return null;
  }
}

/** As a book of so many pages is read: one that became shorter opens within it. */
export function optionsFor(stored: ReaderOptions | null, pageNum: number): ReaderOptions {
  const options = { ...USUAL_OPTIONS, ...stored };
  return { ...options, startPage: Math.min(options.startPage, pageNum) };
}

/** The reader needs nothing for it. */
export function isUsual(options: ReaderOptions): boolean {
  return JSON.stringify(sentOptions(options)) === JSON.stringify(sentOptions(USUAL_OPTIONS));
}

/** Its owner reads it in the same way, may do everything with it, and needs no watermark. */
export function optionsOfOwner(options: ReaderOptions): ReaderOptions {
  return { ...options, permits: PERMITS, watermark: '' };
}
