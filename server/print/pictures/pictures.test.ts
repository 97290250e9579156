import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ImageElement } from '#contracts/rules/pages/document.ts';
import type { PlacedPicture } from './picture-shelf.ts';
import { openPictures } from './pictures.ts';

/** A picture of 20 mm whose lines are as dark as they are far from the left edge. */
async function shade(path: string): Promise<void> {
  const side = 236;
  const raw = Buffer.from(Array.from({ length: side * side }, (_, at) => at % side));
  await sharp(raw, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toFile(path);
}

it('a picture goes on as its reflection where no words lie, and then as its last line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const path = join(folder, 'shade.png');
  await shade(path);
  let drawn: Buffer = Buffer.alloc(0);
  const doc = {
    openImage(bytes: Buffer) {
      drawn = bytes;
      return bytes as unknown as PlacedPicture;
    },
  };
  const element: ImageElement = {
    ...{ id: '22222222', kind: 'image', x: 0, y: 0, w: 20, h: 20, source: 'file:shade', alt: '' },
    crop: { x: 0, y: 0, w: 1, h: 1 },
  };
  await openPictures(doc, { shade: path }).placed(element, [0, 0, 0, 12]);
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  rmSync(folder, { recursive: true });
  const [reflected, all] = [59, 142];
  expect(info.width).toBe(236 + all);
  const shadeAt = (x: number) => data[100 * info.width + x] ?? 0;
  for (const x of [2, 40, all - reflected - 3]) expect(shadeAt(x)).toBeCloseTo(reflected, -1);
  for (const far of [5, 30, 55]) expect(Math.abs(shadeAt(all - far) - far)).toBeLessThan(6);
  for (const x of [5, 100, 200]) expect(Math.abs(shadeAt(all + x) - x)).toBeLessThan(6);
});
