import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { AlbumPhoto } from '#contracts/rules/layouts/fill-album.ts';
import { addMemberFile } from '../queries/files/member-files.ts';
import { keepPhoto, mayKeepPhoto } from '../queries/files/member-photos.ts';
import { doneOrRefuse } from './find.ts';
import type { ScenarioContext } from './types.ts';

const DAY_MS = 86_400_000;
const LYING = { width: 1500, height: 1000 };
const STANDING = { width: 1000, height: 1500 };
const BOTH = [LYING, STANDING] as const;
/** Too few pixels for any place. */
export const SMALL = [{ width: 160, height: 120 }] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Brings photos that were taken a day apart, as an upload does; all differ, in these sizes by turns. */
export function bringPhotos(
  { db, now, putFile }: ScenarioContext,
  ownerId: number,
  { count, sizes = BOTH }: { readonly count: number; readonly sizes?: readonly Size[] },
): readonly AlbumPhoto[] {
  const drawn = sizes.map((size) => ({ ...size, pixels: hills(size) }));
  return Array.from({ length: Math.ceil(count / drawn.length) }, () => drawn)
    .flat()
    .slice(0, count)
    .map(({ pixels, width, height }, at) => {
      const content = pngOf({ width, height }, colorsOf(at), pixels);
      const hash = createHash('sha256').update(content).digest('hex');
      const takenAt = now - (at + 1) * DAY_MS;
      const photo = { ownerId, hash, name: `IMG_${String(at + 1).padStart(4, '0')}.png`, now: now - at };
      doneOrRefuse(mayKeepPhoto(db, photo));
      putFile?.(hash, content);
      const picture = { width, height, takenAt };
      addMemberFile(db, { ownerId, hash, kind: 'png', bytes: content.length, picture, now });
      keepPhoto(db, photo);
      return { source: `file:${hash}`, ...picture };
    });
}

/** Sky, sun and two rows of hills, in two bits for each pixel. */
function hills({ width, height }: Size): Uint8Array {
  const across = Array.from({ length: width }, (_, x) => x / width);
  const far = across.map((x) => height * (0.55 - 0.09 * Math.sin(1 + 7 * x)));
  const near = across.map((x) => height * (0.72 - 0.07 * Math.sin(4 + 9 * x)));
  const sun = { x: width * 0.7, y: height * 0.24, radius: Math.min(width, height) * 0.09 };
  const row = 1 + Math.ceil(width / 4);
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isSun = (x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.radius ** 2;
      const color = y > (near[x] ?? 0) ? 3 : y > (far[x] ?? 0) ? 2 : Number(isSun);
      const at = y * row + 1 + (x >> 2);
      pixels[at] = (pixels[at] ?? 0) | (color << (6 - 2 * (x % 4)));
    }
  }
  return deflateSync(pixels);
}

/** Red, green and blue of sky, sun, far and near hills; no two suns are the same. */
function colorsOf(at: number): Uint8Array {
  const turn = at * 0.37;
  const color = (light: number, strength: number, from: number) =>
    [0, 2, 4].map((channel) => light + strength * Math.cos(turn + from + channel));
  const sun = [255, 255 - (at % 16), 235 - Math.floor(at / 16)];
  return Uint8Array.from([...color(208, 40, 0), ...sun, ...color(150, 50, 1), ...color(80, 45, 2)]);
}

function pngOf({ width, height }: Size, colors: Uint8Array, pixels: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Two bits for each pixel, which name a colour.
  header.set([2, 3], 8);
  const parts = [chunk('IHDR', header), chunk('PLTE', colors), chunk('IDAT', pixels)];
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...parts,
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
