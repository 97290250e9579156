import sharp, { type Sharp } from 'sharp';
import type { ImageElement } from '#contracts/rules/pages/document.ts';
import { SAFE_MM } from '#contracts/rules/print/page-boxes.ts';
import type { Sides } from '#contracts/rules/print/sheets/bleed.ts';
import { drawingOf } from './drawings.ts';
import type { InnerPicture } from './inner-picture.ts';
import { withOutlinedWords } from './outlined-words.ts';
import { tuned } from './tuned.ts';

/** As fine as paper shows. */
const DPI = 300;
/** Tables that fit a picture best would take five times as long and save a fifteenth. */
const PHOTOGRAPH = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
/** A poster of a metre is looked at from far away. */
const MOST_PIXELS = 40_000_000;
const MM_PER_INCH = 25.4;
/** Of the longer side of a drawing. */
const MOST_DRAWN = 12_000;

/** What of a picture is seen, in its own pixels. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as the file has it: a photograph of what is seen, or with its transparency. */
export async function pictureBytes(
  { source, crop, w, h, tune }: ImageElement,
  beyond: Sides,
  files: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (pixels(w) * pixels(h))));
  const [width, height] = [Math.round(pixels(w) * scale), Math.round(pixels(h) * scale)].map((side) =>
    Math.max(side, 1),
  ) as [number, number];
  const opened = await open(source, files, { width: width / crop.w, height: height / crop.h });
  const { autoOrient: whole, hasAlpha } = await opened.metadata();
  const isDrawn = source.startsWith('art:');
  const { picture, size } = seen(opened, { crop, whole, wished: { width, height }, isDrawn });
  const coloured = tune ? await eachPixel(picture, (data, channels) => tuned(data, channels, tune)) : picture;
  const made = await gone(coloured, beyond, { w, h, ...size });
  return hasAlpha ? encoded(made) : made.jpeg(PHOTOGRAPH).toBuffer();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Seeing {
  readonly crop: ImageElement['crop'];
  readonly whole: Size;
  readonly wished: Size;
  readonly isDrawn: boolean;
}

/** What is seen of a picture, as finely as it is wished for and no finer than it is. */
function seen(opened: Sharp, { crop, whole, wished, isDrawn }: Seeing): { picture: Sharp; size: Size } {
  const { width, height } = wished;
  const all = { width: Math.round(width / crop.w), height: Math.round(height / crop.h) };
  // A photograph is read at half its size or less right away.
  if (!isDrawn && 2 * all.width <= whole.width && 2 * all.height <= whole.height) {
    const part = partOf(crop, all);
    return {
      picture: opened
        .resize({ ...all, fit: 'fill' })
        .extract(part)
        .toColourspace('srgb'),
      size: part,
    };
  }
  const part = partOf(crop, whole);
  const picture = opened.extract(part).toColourspace('srgb');
  const isSmaller = part.width > width || part.height > height;
  if (!isSmaller && !isDrawn) return { picture, size: part };
  return { picture: picture.resize({ ...wished, fit: 'fill' }), size: wished };
}

async function open(source: string, files: Readonly<Record<string, string>>, needed: Size): Promise<Sharp> {
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
function inSize({ svg, width, height }: InnerPicture, needed: Size): string {
  const finest = Math.max(needed.width / width, needed.height / height);
  const scale = Math.min(finest, MOST_DRAWN / Math.max(width, height));
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return svg.replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${across}" height="${down}" preserveAspectRatio="none"`,
  );
}

function partOf({ x, y, w, h }: ImageElement['crop'], whole: Size): Part {
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
  { w, h, width, height }: Size & { readonly w: number; readonly h: number },
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
  const wider = isNothing(reflected) ? picture : picture.extend({ ...reflected, extendWith: 'mirror' });
  if (isNothing(repeated)) return wider;
  return (await eachPixel(wider, (data) => data)).extend({ ...repeated, extendWith: 'copy' });
}

type Extend = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

function isNothing(by: Extend): boolean {
  return Object.values(by).every((side) => side === 0);
}

/** A picture of other pixels, or one that is done so far and goes on. */
async function eachPixel(
  picture: Sharp,
  change: (data: Buffer, channels: number) => Uint8Array,
): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(change(data, channels), { raw: { width, height, channels } });
}

/** What nothing shows through is much smaller as a photograph. */
async function encoded(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = sharp(data, { raw: { width, height, channels } });
  if (!isOpaque(data, channels)) return raw.png({ compressionLevel: 6 }).toBuffer();
  return raw.removeAlpha().jpeg(PHOTOGRAPH).toBuffer();
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
