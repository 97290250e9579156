import { expect, it } from 'vitest';
import { pagesFlaw, picturesFlaw, pixelFlaw, sizeFlaw } from './file-flaws.ts';
import { MEGABYTE } from './file-kinds.ts';

it.each([
  ['pdf', 231.3 * MEGABYTE, '这份文件 231 MB，PDF 最大 200 MB'],
  ['pdf', 200 * MEGABYTE + 1, '这份文件 200.1 MB，PDF 最大 200 MB'],
  ['png', 50.6 * MEGABYTE, '这份文件 51 MB，图片最大 50 MB'],
] as const)('says of a %s of %i bytes that it is too large', (kind, bytes, message) => {
  expect(sizeFlaw(kind, bytes)).toMatchObject({ reason: 'too-large', message });
});

it('takes what is just as large as it may be', () => {
  expect(sizeFlaw('pdf', 200 * MEGABYTE)).toBeNull();
  expect(pixelFlaw({ width: 10_000, height: 10_000 })).toBeNull();
  expect(pagesFlaw(500)).toBeNull();
  expect(picturesFlaw(500)).toBeNull();
});

it('names the pixels of a picture that has too many', () => {
  expect(pixelFlaw({ width: 60_000, height: 40_000 })?.message).toBe(
    '这张图片 60000 × 40000 像素，最多 1 亿像素',
  );
});

it('names the pages of what has too many', () => {
  expect(pagesFlaw(1024)?.message).toBe('这份 PDF 有 1,024 页，一个作品最多 500 页');
  expect(picturesFlaw(501)?.message).toBe('一共 501 张图片，一个作品最多 500 页');
});

it('refuses a PDF without a page', () => {
  expect(pagesFlaw(0)?.reason).toBe('no-pages');
});
