import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageElement, WHOLE } from '#contracts/rules/pages/document.ts';
import { NOWHERE, type Sides } from '#contracts/rules/print/sheets/bleed.ts';
import type { PlacedPicture } from './picture-shelf.ts';
import { openPictures, type PictureWish } from './pictures.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const pathOf = (name: string) => join(folder, name);

function element(name: string, more: Partial<ImageElement> = {}): ImageElement {
  return {
    ...{
      id: '22222222',
      kind: 'image',
      x: 0,
      y: 0,
      w: 20,
      h: 20,
      source: `file:${name}`,
      crop: WHOLE,
      alt: '',
    },
    ...more,
  };
}

/** A shelf for the files of the folder, and what the document was given. */
function shelf(names: readonly string[], wishes: readonly PictureWish[] = []) {
  const opened: Buffer[] = [];
  const doc = {
    openImage(bytes: Buffer) {
      opened.push(bytes);
      return bytes as unknown as PlacedPicture;
    },
  };
  const files = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  return { opened, pictures: openPictures(doc, files, wishes) };
}

async function drawn(
  name: string,
  more: Partial<ImageElement> = {},
  beyond: Sides = NOWHERE,
): Promise<Buffer> {
  const { opened, pictures } = shelf([name]);
  await pictures.placed(element(name, more), beyond);
  return opened[0] ?? Buffer.alloc(0);
}

/** The shade in the middle of a picture. */
async function middleOf(bytes: Buffer): Promise<readonly number[]> {
  const { data } = await sharp(bytes)
    .resize(1, 1, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** A picture of 20 mm whose lines are as dark as they are far from the left edge. */
async function shade(path: string): Promise<void> {
  const side = 236;
  const raw = Buffer.from(Array.from({ length: side * side }, (_, at) => at % side));
  await sharp(raw, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toFile(path);
}

it('a picture goes on as its reflection where no words lie, and then as its last line', async () => {
  await shade(pathOf('shade'));
  const bytes = await drawn('shade', {}, [0, 0, 0, 12]);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [reflected, all] = [59, 142];
  expect(info.width).toBe(236 + all);
  const shadeAt = (x: number) => data[100 * info.width + x] ?? 0;
  for (const x of [2, 40, all - reflected - 3]) expect(shadeAt(x)).toBeCloseTo(reflected, -1);
  for (const far of [5, 30, 55]) expect(Math.abs(shadeAt(all - far) - far)).toBeLessThan(6);
  for (const x of [5, 100, 200]) expect(Math.abs(shadeAt(all + x) - x)).toBeLessThan(6);
});

describe('a photo', () => {
  const CORNERS = { red: [0, 0], green: [1, 0], blue: [0, 1], white: [1, 1] } as const;
  const SHADES = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;

  /** As a camera writes it that was held upright: stored on its side, each corner of another colour as it is seen. */
  async function upright(path: string): Promise<void> {
    const corner = (background: string) => ({
      create: { width: 600, height: 800, channels: 3 as const, background },
    });
    const parts = Object.entries(CORNERS).map(([color, [x, y]]) => ({
      input: corner(color === 'green' ? '#00ff00' : color),
      ...{ left: x * 600, top: y * 800 },
    }));
    const seen = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#000' } })
      .composite(parts)
      .png()
      .toBuffer();
    await sharp(seen).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile(path);
  }

  beforeAll(() => upright(pathOf('upright')));

  // At 50 mm it is as fine as it is; at 20 mm it is read at less than half its size.
  it.each([50, 20, 2])('that was held upright shows the part that is chosen of it, at %d mm', async (mm) => {
    for (const [color, [x, y]] of Object.entries(CORNERS)) {
      const crop = { x: x / 2, y: y / 2, w: 0.5, h: 0.5 };
      const bytes = await drawn('upright', { w: mm, h: (mm * 4) / 3, crop });
      const shown = await middleOf(bytes);
      SHADES[color as keyof typeof SHADES].forEach((value, at) => {
        expect(Math.abs((shown[at] ?? -1) - value), `${color} at ${mm} mm`).toBeLessThan(12);
      });
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      const finest = Math.min(600, Math.round((mm / 25.4) * 300));
      expect(Math.abs(width - finest)).toBeLessThanOrEqual(1);
      expect(Math.abs(height / width - 4 / 3)).toBeLessThan(0.05);
    }
  });

  it.each([
    [
      'grey',
      sharp({ create: { width: 400, height: 400, channels: 3, background: '#808080' } })
        .greyscale()
        .jpeg(),
    ],
    [
      'of 16 bits',
      sharp({ create: { width: 400, height: 400, channels: 3, background: '#808080' } })
        .toColourspace('rgb16')
        .png(),
    ],
    [
      'for the press',
      sharp({ create: { width: 400, height: 400, channels: 3, background: '#808080' } })
        .toColourspace('cmyk')
        .jpeg(),
    ],
    [
      'with a glass that nothing shows through',
      sharp({ create: { width: 400, height: 400, channels: 4, background: '#808080ff' } }).png(),
    ],
  ])('that is %s is a photograph of the same shade', async (_what, made) => {
    await made.toFile(pathOf('odd'));
    for (const mm of [40, 10]) {
      const bytes = await drawn('odd', { w: mm, h: mm }, [3, 3, 3, 3]);
      expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
      const [one, other] = [await middleOf(bytes), await middleOf(readFileSync(pathOf('odd')))];
      one.forEach((value, at) => {
        expect(Math.abs(value - (other[at] ?? other[0] ?? -99))).toBeLessThan(12);
      });
    }
  });

  it('that is no picture, ends in the middle or is gone is not drawn', async () => {
    writeFileSync(pathOf('words'), 'no picture');
    const whole = await sharp(pathOf('upright')).jpeg().toBuffer();
    writeFileSync(pathOf('half'), whole.subarray(0, whole.length / 2));
    for (const name of ['words', 'half', 'nothing']) {
      for (const mm of [100, 5]) await expect(drawn(name, { w: mm, h: mm }), name).rejects.toThrow();
    }
  });
});

it('pictures are made ahead, two at a time, and opened in the order in which they are placed', async () => {
  for (const name of ['1', '2', '3', '4']) await shade(pathOf(name));
  const wishes = ['1', '2', '2', '3', '4', '1'].map((name) => ({ element: element(name), beyond: NOWHERE }));
  const { opened, pictures } = shelf(['1', '2', '3', '4'], wishes);
  const placed: PlacedPicture[] = [];
  for (const { element: one, beyond } of wishes) placed.push(await pictures.placed(one, beyond));
  expect(opened).toHaveLength(4);
  expect(placed[2]).toBe(placed[1]);
  expect(placed[5]).toBe(placed[0]);
});

it('what is broken is told when it is placed, not before', async () => {
  await shade(pathOf('good'));
  const wishes = ['good', 'gone'].map((name) => ({ element: element(name), beyond: NOWHERE }));
  const { pictures } = shelf(['good'], wishes);
  await pictures.placed(element('good'), NOWHERE);
  await expect(pictures.placed(element('gone'), NOWHERE)).rejects.toThrow('there is no picture gone');
});
