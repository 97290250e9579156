/**
 * A process of its own that decodes one picture after the other. A hostile file can end it, and nothing else; and what
 * decoding takes of memory goes with it. Node runs this file as it stands.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AVATAR_LEAST_SIDE, AVATAR_SIDE, squareWithin } from '#contracts/rules/account/avatar.ts';
import { cameraFacts } from './exif.ts';
import type { PictureAnswer, PictureAsked, PictureMade } from './picture-work.ts';

const LARGE = { side: 1800, quality: 82 };
const SMALL = { side: 400, quality: 76 };
/** A WebP of up to that many bytes serves as its own large size, unless it tells more than its pixels. */
const LIGHT = 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);

class Refused extends Error {}

async function pictureIn({ path, bytes, square, mostPixels }: PictureAsked): Promise<PictureMade> {
  const content = await readFile(path);
  const open = () => sharp(content, { limitInputPixels: mostPixels, failOn: 'error' });
  // Reading what the head says decodes nothing, so that the refusal can tell how many there are.
  const told = sharp(content, { limitInputPixels: false }).metadata();
  const { format, autoOrient, width, height, exif, xmp, iptc } = await told.catch(unreadable);
  if (width * height > mostPixels) throw tooManyPixels(width, height, mostPixels);
  if (square) {
    const { width, height } = autoOrient;
    if (Math.min(width, height) < AVATAR_LEAST_SIDE) throw new Refused('图片太小，请换一张再试');
    const { side, ...corner } = squareWithin(square, width, height);
    const small = await open()
      .autoOrient()
      .extract({ ...corner, width: side, height: side })
      .resize(AVATAR_SIDE, AVATAR_SIDE)
      .webp({ quality: LARGE.quality })
      .toBuffer()
      .catch(unreadable);
    return { width: AVATAR_SIDE, height: AVATAR_SIDE, takenAt: null, place: null, sizes: { small } };
  }
  const sized = ({ side, quality }: typeof LARGE) =>
    open()
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
      .catch(unreadable);
  const tellsMore = exif !== undefined || xmp !== undefined || iptc !== undefined;
  const isLight = format === 'webp' && !tellsMore && bytes <= LIGHT && Math.max(width, height) <= LARGE.side;
  const sizes = { ...(isLight ? {} : { large: await sized(LARGE) }), small: await sized(SMALL) };
  return { ...autoOrient, ...cameraFacts(exif ?? new Uint8Array()), sizes };
}

function unreadable(): never {
  throw new Refused('图片已损坏，无法读取');
}

function tooManyPixels(width: number, height: number, most: number): Refused {
  return new Refused(`图片有 ${width}×${height} 像素，最多 ${most / 10_000} 万像素，请缩小后再试`);
}

async function answerTo(asked: PictureAsked): Promise<PictureAnswer> {
  try {
    return { made: await pictureIn(asked) };
  } catch (error) {
    // Anything else ends this process, and the server says that the picture could not be read.
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}

process.on('message', async (asked: PictureAsked) => {
  process.send?.(await answerTo(asked));
});
