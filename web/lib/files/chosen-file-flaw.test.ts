import { expect, it } from 'vitest';
import { MEGABYTE, PICTURE_KINDS } from '#contracts/rules/files/file-kinds.ts';
import { SLIP_KINDS } from '#contracts/rules/payment/slip.ts';
import { chosenFileFlaw } from './chosen-file-flaw.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const PHOTO = { kinds: PICTURE_KINDS, mostBytes: 20 * MEGABYTE };
const SLIP = { kinds: SLIP_KINDS, mostBytes: 10 * MEGABYTE };
const ofSize = (size: number) => Object.defineProperty(new Blob([JPEG]), 'size', { value: size });

it.each([
  ['a photo', new Blob([JPEG]), PHOTO, ''],
  [
    'a text that calls itself a picture',
    new Blob(['照片'], { type: 'image/png' }),
    PHOTO,
    '不是 JPG、PNG 或 WebP 图片',
  ],
  ['a PDF for a photo', new Blob(['%PDF-1.7']), PHOTO, '不是 JPG、PNG 或 WebP 图片'],
  ['a PDF for a slip', new Blob(['%PDF-1.7']), SLIP, ''],
  ['a text for a slip', new Blob(['回单']), SLIP, '不是 PDF，或 JPG、PNG、WebP 图片'],
  ['nothing', new Blob([]), PHOTO, '不是 JPG、PNG 或 WebP 图片'],
  ['as large a one as there may be', ofSize(PHOTO.mostBytes), PHOTO, ''],
  ['too large a one', ofSize(PHOTO.mostBytes + 1), PHOTO, '有 20 MB，最大 20 MB'],
])('of %s', async (_what, file, wanted, flaw) => {
  expect(await chosenFileFlaw(file, wanted)).toBe(flaw);
});
