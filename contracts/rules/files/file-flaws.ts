import { DOCUMENT_LIMITS } from '../pages/limits.ts';
import { type FileKind, MEGABYTE, MOST_BYTES, MOST_PIXELS } from './file-kinds.ts';
import type { PixelSize } from './image-size.ts';

export type FlawReason =
  | 'damaged'
  | 'encrypted'
  | 'no-pages'
  | 'too-large'
  | 'too-many-pages'
  | 'too-many-pixels'
  | 'wrong-kind';

/** Why a file is refused (文件不合要求), in words for the member. */
export interface FileFlaw {
  readonly kind: 'flaw';
  readonly reason: FlawReason;
  readonly message: string;
}

function flaw(reason: FlawReason, message: string): FileFlaw {
  return { kind: 'flaw', reason, message };
}

export const WRONG_KIND = flaw('wrong-kind', '不是 PDF 或图片');
export const NO_PDF = flaw('wrong-kind', '不是 PDF');
export const NO_PICTURE = flaw('wrong-kind', '不是图片');
export const ENCRYPTED = flaw('encrypted', '该 PDF 已加密，请先解除密码');
export const DAMAGED_PDF = flaw('damaged', '该 PDF 已损坏或不完整，请重新导出后再试');
export const DAMAGED_PICTURE = flaw('damaged', '这张图片已损坏，无法读取');
export const NO_PAGES = flaw('no-pages', '这份 PDF 没有页面');

export function sizeFlaw(kind: FileKind, bytes: number): FileFlaw | null {
  const most = MOST_BYTES[kind];
  if (bytes <= most) return null;
  // Avoids "200 MB, at most 200 MB".
  const whole = Math.round(bytes / MEGABYTE);
  const megabytes = whole * MEGABYTE > most ? whole : (Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1);
  const limit = `${kind === 'pdf' ? 'PDF ' : '图片'}最大 ${most / MEGABYTE} MB`;
  return flaw('too-large', `这份文件 ${megabytes} MB，${limit}`);
}

export function pixelFlaw({ width, height }: PixelSize): FileFlaw | null {
  if (width * height <= MOST_PIXELS) return null;
  const most = MOST_PIXELS / 100_000_000;
  return flaw('too-many-pixels', `这张图片 ${width} × ${height} 像素，最多 ${most} 亿像素`);
}

export function pagesFlaw(pageNum: number): FileFlaw | null {
  if (pageNum < 1) return NO_PAGES;
  if (pageNum <= DOCUMENT_LIMITS.pages) return null;
  return flaw(
    'too-many-pages',
    `这份 PDF 有 ${grouped(pageNum)} 页，一个作品最多 ${DOCUMENT_LIMITS.pages} 页`,
  );
}

/** For pictures, each of which becomes a page. */
export function picturesFlaw(count: number): FileFlaw | null {
  if (count <= DOCUMENT_LIMITS.pages) return null;
  return flaw('too-many-pages', `一共 ${grouped(count)} 张图片，一个作品最多 ${DOCUMENT_LIMITS.pages} 页`);
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
