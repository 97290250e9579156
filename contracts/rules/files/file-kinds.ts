/** What can be uploaded (可上传的文件), recognised by its first bytes and never by its name. */
export const FILE_KINDS = ['pdf', 'jpeg', 'png', 'webp'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const PICTURE_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp'];

const PICTURES_IN_WORDS = 'JPG、PNG 或 WebP 图片';

/** The accepted files (支持的格式), for file choosers. */
export function kindsInWords(kinds: readonly FileKind[]): string {
  if (!kinds.includes('pdf')) return PICTURES_IN_WORDS;
  return kinds.length === 1 ? 'PDF' : 'PDF，或 JPG、PNG、WebP 图片';
}

/** The bytes at the beginning that identify the kind. */
export const HEAD_BYTES = 1024;

const SIGNATURES: readonly (readonly [FileKind, number, readonly number[]])[] = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // RIFF, then the length, then WEBP.
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Null for what cannot be uploaded: a drawing with scripts, an archive, a text. */
export function fileKind(head: Uint8Array): FileKind | null {
  const found = SIGNATURES.find(([, at, bytes]) => standsAt(head, at, bytes));
  if (found) return found[0];
  // Some PDF programs put a line before the signature, and readers allow it.
  const last = Math.min(head.length, HEAD_BYTES) - PDF.length;
  for (let at = 0; at <= last; at += 1) {
    if (standsAt(head, at, PDF)) return 'pdf';
  }
  return null;
}

function standsAt(head: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => head[at + place] === byte);
}

export const MEGABYTE = 1024 * 1024;

/** The largest size of a file (大小上限), in bytes. */
export const MOST_BYTES: Readonly<Record<FileKind, number>> = {
  pdf: 200 * MEGABYTE,
  jpeg: 50 * MEGABYTE,
  png: 50 * MEGABYTE,
  webp: 50 * MEGABYTE,
};

/** The most pixels of a picture, whatever its file size. */
export const MOST_PIXELS = 100_000_000;
/** A demo server decodes one picture after the other, so it takes what cameras usually make (演示环境). */
export const MOST_PIXELS_AMONG_STRANGERS = 40_000_000;
