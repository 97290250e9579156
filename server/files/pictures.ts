import { readFile } from 'node:fs/promises';
import { MOST_PIXELS } from '#contracts/rules/files/file-kinds.ts';
import type { Draft, Sizes } from './file-store.ts';

export interface Picture {
  readonly sizes: Sizes;
  /** As it is looked at: the turn that a camera noted is counted. */
  readonly width: number;
  readonly height: number;
}

const LARGE = { side: 1800, quality: 82 };
const SMALL = { side: 400, quality: 76 };
/** A WebP of up to that many bytes serves as its own large size. */
const LIGHT = 1024 * 1024;

/** A picture that cannot be taken, in words for who brought it. */
export class BadPicture extends Error {}

/** One picture after the other: each takes a lot of memory for a moment. */
let last: Promise<unknown> = Promise.resolve();

/** Reads a picture and makes its two sizes (两种尺寸). Throws `BadPicture` for what is none, or is too large. */
export function readPicture(draft: Draft): Promise<Picture> {
  const made = last.then(() => pictureIn(draft));
  last = made.catch(() => undefined);
  return made;
}

async function pictureIn({ path, bytes }: Draft): Promise<Picture> {
  // Loaded by the first picture, because a server without one should start quickly and stay small.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // A file that is renamed while it is read must not be cached by its path either.
  const content = await readFile(path);
  const open = () => sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format, autoOrient, width, height } = await open().metadata().catch(unreadable);
  if (width * height > MOST_PIXELS) throw tooManyPixels(width, height);
  const sized = ({ side, quality }: typeof LARGE) =>
    open()
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
      .catch(unreadable);
  const isLight = format === 'webp' && bytes <= LIGHT && Math.max(width, height) <= LARGE.side;
  const sizes = { ...(isLight ? {} : { large: await sized(LARGE) }), small: await sized(SMALL) };
  return { ...autoOrient, sizes };
}

function unreadable(error: unknown): never {
  const isPixelLimit = error instanceof Error && error.message.includes('pixel limit');
  throw isPixelLimit
    ? new BadPicture('图片的像素过多，请缩小后再试')
    : new BadPicture('图片已损坏，无法读取');
}

function tooManyPixels(width: number, height: number): BadPicture {
  return new BadPicture(`图片有 ${width}×${height} 像素，最多 ${MOST_PIXELS / 10_000} 万像素`);
}
