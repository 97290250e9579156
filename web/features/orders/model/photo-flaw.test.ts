import { expect, it } from 'vitest';
import { PHOTO_MOST_BYTES } from '#contracts/rules/orders/order-photos.ts';
import { photoFlaw } from './photo-flaw.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

it.each([
  ['a photo', new Blob([JPEG]), ''],
  [
    'a text that calls itself a picture',
    new Blob(['照片'], { type: 'image/png' }),
    '不是 JPG、PNG 或 WebP 图片',
  ],
  ['a PDF', new Blob(['%PDF-1.7']), '不是 JPG、PNG 或 WebP 图片'],
  ['nothing', new Blob([]), '不是 JPG、PNG 或 WebP 图片'],
  [
    'too large a one',
    Object.defineProperty(new Blob([JPEG]), 'size', { value: PHOTO_MOST_BYTES + 1 }),
    '有 20 MB，每张最大 20 MB',
  ],
])('of %s', async (_what, file, flaw) => {
  expect(await photoFlaw(file)).toBe(flaw);
});
