import sharp, { type Sharp } from 'sharp';
import type { ImageElement } from '#contracts/rules/pages/document.ts';
import { SAFE_MM } from '#contracts/rules/print/page-boxes.ts';
import type { Sides } from '../bleed.ts';
import { drawingOf } from './drawings.ts';
import type { InnerPicture } from './inner-picture.ts';
import { withOutlinedWords } from './outlined-words.ts';
import type { PictureShelf, PlacedPicture } from './picture-shelf.ts';
import { tuned } from './tuned.ts';

/** As fine as paper shows. */
const DPI = 300;
const QUALITY = 90;
/** A poster of a metre is looked at from far away. */
const MOST_PIXELS = 40_000_000;
const MM_PER_INCH = 25.4;
/** Of the longer side of a drawing. */
const MOST_DRAWN = 12_000;

interface Opener {
  openImage(bytes: Buffer): PlacedPicture;
}

export function openPictures(doc: unknown, files: Readonly<Record<string, string>>): PictureShelf {
  const known = new Map<string, PlacedPicture>();
  return {
    async placed(element, beyond) {
      const { source, crop, w, h, tune } = element;
      const key = JSON.stringify([source, crop, w, h, tune, beyond]);
      const found = known.get(key);
      if (found !== undefined) return found;
      const bytes = await pictureBytes(element, beyond, files);
      // The library opens a picture once and then draws it by its name.
      const picture = (doc as Opener).openImage(bytes);
      known.set(key, picture);
      return picture;
    },
  };
}

/** What of a picture is seen, in its own pixels. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

async function pictureBytes(
  { source, crop, w, h, tune }: ImageElement,
  beyond: Sides,
  files: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (pixels(w) * pixels(h))));
  const [width, height] = [Math.round(pixels(w) * scale), Math.round(pixels(h) * scale)].map((side) =>
    Math.max(side, 1),
  ) as [number, number];
  const opened = await open(source, files, { width: width / crop.w, height: height / crop.h });
  const whole = await sizeOf(opened);
  const part: Part = partOf(crop, whole);
  const cut = opened.extract(part).toColourspace('srgb');
  const isSmaller = part.width > width || part.height > height;
  const sized = isSmaller || source.startsWith('art:') ? cut.resize(width, height, { fit: 'fill' }) : cut;
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const coloured = tune ? tuned(data, info.channels, tune) : data;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made = await gone(sharp(coloured, { raw }), beyond, { w, h, ...raw });
  return encoded(made);
}

async function open(
  source: string,
  files: Readonly<Record<string, string>>,
  needed: { readonly width: number; readonly height: number },
): Promise<Sharp> {
  const name = source.slice(source.indexOf(':') + 1);
  if (source.startsWith('art:')) {
    const drawing = await drawingOf(name);
    if (drawing === null) throw new RangeError(`there is no drawing ${name}`);
    // What draws it has no fonts, or others than the pages.
    const outlined = { ...drawing, svg: await withOutlinedWords(drawing.svg) };
    return sharp(Buffer.from(inSize(outlined, needed)));
  }
  const path = files[name];
  if (path === undefined) throw new RangeError(`there is no picture ${name}`);
  return sharp(path, { failOn: 'error' }).autoOrient();
}

/** A drawing that fills whole pixels, so that its edges are not half transparent. */
function inSize({ svg, width, height }: InnerPicture, needed: { width: number; height: number }): string {
  const finest = Math.max(needed.width / width, needed.height / height);
  const scale = Math.min(finest, MOST_DRAWN / Math.max(width, height));
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return svg.replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${across}" height="${down}" preserveAspectRatio="none"`,
  );
}

async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  const { autoOrient } = await picture.metadata();
  return autoOrient;
}

function partOf({ x, y, w, h }: ImageElement['crop'], whole: { width: number; height: number }): Part {
  const left = within(Math.round(x * whole.width), 0, whole.width - 1);
  const top = within(Math.round(y * whole.height), 0, whole.height - 1);
  return {
    left,
    top,
    width: within(Math.round(w * whole.width), 1, whole.width - left),
    height: within(Math.round(h * whole.height), 1, whole.height - top),
  };
}

/**
 * Beyond the edge of the page a picture is its own reflection, as far as no words lie; where boards are folded around
 * it goes on as its last line.
 */
async function gone(
  picture: Sharp,
  beyond: Sides,
  { w, h, width, height }: { w: number; h: number; width: number; height: number },
): Promise<Sharp> {
  const [across, down] = [width / w, height / h];
  const pixelsBeyond = (mm: Sides): Extend => ({
    top: within(Math.round(mm[0] * down), 0, height),
    right: within(Math.round(mm[1] * across), 0, width),
    bottom: within(Math.round(mm[2] * down), 0, height),
    left: within(Math.round(mm[3] * across), 0, width),
  });
  const reflected = pixelsBeyond(beyond.map((side) => Math.min(side, SAFE_MM)) as unknown as Sides);
  const repeated = pixelsBeyond(beyond.map((side) => Math.max(side - SAFE_MM, 0)) as unknown as Sides);
  return extended(await extended(picture, reflected, 'mirror'), repeated, 'copy');
}

type Extend = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

async function extended(picture: Sharp, by: Extend, extendWith: 'mirror' | 'copy'): Promise<Sharp> {
  if (Object.values(by).every((side) => side === 0)) return picture;
  const { data, info } = await picture
    .extend({ ...by, extendWith })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** What nothing shows through is much smaller as a photograph. */
async function encoded(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = sharp(data, { raw: { width, height, channels } });
  const isSolid = channels < 4 && channels !== 2 ? true : isOpaque(data, channels);
  if (!isSolid) return raw.png({ compressionLevel: 6 }).toBuffer();
  return raw.removeAlpha().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}

function isOpaque(data: Uint8Array, channels: number): boolean {
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false;
  return true;
}

function pixels(millimetres: number): number {
  return (millimetres / MM_PER_INCH) * DPI;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
