import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Farther apart than that, two samples are another object. */
const FAR = 96;

export interface Difference {
  /** The mean over all samples; 1 is white against black. */
  readonly mean: number;
  /** The share of samples that are far apart. */
  readonly far: number;
}

/** How far apart two pictures are once they are scaled down; keeps both beside each other at a path. */
export async function differenceOf(
  one: Buffer,
  other: Buffer,
  size: { readonly width: number; readonly height: number },
  path?: string,
): Promise<Difference> {
  const [a, b] = await Promise.all([one, other].map((picture) => samplesOf(picture, size)));
  if (!a || !b || a.length !== b.length) throw new RangeError('the pictures have different sizes');
  let sum = 0;
  let far = 0;
  const apart = Buffer.alloc(a.length);
  for (const [at, sample] of a.entries()) {
    const distance = Math.abs(sample - (b[at] ?? 0));
    apart[at] = 255 - distance;
    sum += distance;
    if (distance > FAR) far += 1;
  }
  if (path) await writeFile(path, await beside([a, b, apart], size));
  return { mean: sum / 255 / a.length, far: far / a.length };
}

function samplesOf(picture: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp(picture)
    .removeAlpha()
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
}

function beside(pictures: readonly Buffer[], { width, height }: { width: number; height: number }) {
  const raw = { width, height, channels: 3 } as const;
  const placed = pictures.map((input, at) => ({ input, raw, left: at * width, top: 0 }));
  const sheet = { width: width * pictures.length, height, channels: 3, background: '#ffffff' } as const;
  return sharp({ create: sheet }).composite(placed).png().toBuffer();
}
