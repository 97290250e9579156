import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { MOST_BYTES } from '../files/file-kinds.ts';
import { sizeInWords } from '../files/storage.ts';
import { DOCUMENT_LIMITS } from '../pages/limits.ts';
import { parseWholeNumber } from '../whole-number.ts';
import type { PublicationType } from './publication-states.ts';

/** What a file can become (导入类型); an e-book is for others to read. */
export const IMPORT_TYPES = ['ebook', 'document', 'album'] as const satisfies readonly PublicationType[];
export type ImportType = (typeof IMPORT_TYPES)[number];

export const IMPORT_KINDS = ['pdf', 'images'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Unfinished imports of one member (未完成的导入). */
export const IMPORTS_MAX = 50;
const FILE_NAME_MAX = 200;
/** The most bytes of all pictures of one work. */
const MOST_PICTURE_BYTES = 2 * 1024 ** 3;

type Field<T> = Done<T> | Refused<'bad-field'>;

export function readImportType(text: string): Field<ImportType> {
  const type = IMPORT_TYPES.find((each) => each === text);
  return type ? done(type) : refusedField('bad-type', '请选择电子书、文档或画册');
}

/** What is made here (新建类型): a calendar comes of no file. */
export const MADE_TYPES = [...IMPORT_TYPES, 'calendar'] as const satisfies readonly PublicationType[];

export type MadeType = (typeof MADE_TYPES)[number];

export function readMadeType(text: string): Field<MadeType> {
  const type = MADE_TYPES.find((each) => each === text);
  return type ? done(type) : refusedField('bad-type', '请选择电子书、文档、画册或日历');
}

export function readImportKind(text: string): Field<ImportKind> {
  const kind = IMPORT_KINDS.find((each) => each === text);
  return kind ? done(kind) : refusedField('bad-kind', '只能导入 PDF 或图片');
}

/** A name without its folders and without forbidden characters. */
export function readFileName(text: string): Field<string> {
  const [name = ''] = text.split(/[\\/]/).slice(-1);
  const shown = [...name.replaceAll(/\p{C}/gu, '').trim()].slice(-FILE_NAME_MAX).join('');
  return shown === '' ? refusedField('bad-file-name', '文件名不正确') : done(shown);
}

export function readFileHash(text: string): Field<string> {
  return /^[0-9a-f]{64}$/.test(text) ? done(text) : refusedField('bad-file-hash', '文件校验值不正确');
}

/** The size of the PDF, or of all pictures together. */
export function readFileBytes(text: string, kind: ImportKind): Field<number> {
  const bytes = parseWholeNumber(text);
  if (!bytes) return refusedField('bad-file-bytes', '文件是空的');
  const most = kind === 'pdf' ? MOST_BYTES.pdf : MOST_PICTURE_BYTES;
  if (bytes <= most) return done(bytes);
  const what = kind === 'pdf' ? 'PDF 最大' : '一个作品的图片合计最大';
  return refusedField('bad-file-bytes', `这份文件 ${sizeInWords(bytes)}，${what} ${sizeInWords(most)}`);
}

/** The page count of a work (页数). */
export function readPageNum(text: string): Field<number> {
  const pages = parseWholeNumber(text);
  if (!pages) return refusedField('bad-page-num', '没有可以导入的页面');
  const most = DOCUMENT_LIMITS.pages;
  return pages <= most
    ? done(pages)
    : refusedField('bad-page-num', `一个作品最多 ${most} 页，现有 ${pages} 页`);
}

/** A side of the page in whole millimetres (页面尺寸). */
export function readSideMm(text: string): Field<number> {
  const { shortestMm, longestMm } = DOCUMENT_LIMITS;
  const side = parseWholeNumber(text);
  if (side !== null && side >= shortestMm && side <= longestMm) return done(side);
  return refusedField('bad-page-size', `页面边长应为 ${shortestMm} 到 ${longestMm} 毫米`);
}

/** Page numbers (页码), each once and in order. */
export function readPageList(text: string, pageNum: number): Field<readonly number[]> {
  if (text === '') return done([]);
  const pages = text.split(',').map(parseWholeNumber);
  const isGood = pages.every((page) => page !== null && page >= 1 && page <= pageNum);
  if (!isGood || pages.length > pageNum) return refusedField('bad-pages', '页码不正确');
  return done([...new Set(pages as number[])].sort((one, other) => one - other));
}

/** Pages in short form (页码范围): 3-7,12. Expects them in order. */
export function pageRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
