import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const PNG = [0x89, ...text('PNG\r\n\u001a\n'), 0, 0, 0, 13, ...text('IHDR'), 0, 0, 3, 32, 0, 0, 2, 88];
const FRAME = [0xff, 0xc0, 0, 17, 8, 2, 88, 3, 32, 3];
const segment = (marker: number, length: number) => [
  ...[0xff, marker, (length + 2) >> 8, (length + 2) & 0xff],
  ...Array<number>(length).fill(0xff),
];
const webp = (kind: string, data: readonly number[]) => [
  ...text(`RIFF0000WEBP${kind}`),
  ...[0, 0, 0, 0],
  ...data,
];

it.each([
  ['a PNG', PNG],
  ['a JPEG', [0xff, 0xd8, ...FRAME]],
  ['a progressive JPEG', [0xff, 0xd8, 0xff, 0xc2, ...FRAME.slice(2)]],
  ['a photo with other data first', [0xff, 0xd8, ...segment(0xe1, 4000), ...segment(0xc4, 30), ...FRAME]],
  ['a JPEG with filling between segments', [0xff, 0xd8, ...segment(0xe0, 14), 0xff, 0xff, ...FRAME]],
  ['a lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02])],
  ['a lossless WebP', webp('VP8L', [0x2f, 0x1f, 0xc3, 0x95, 0x00])],
  ['a WebP with further parts', webp('VP8X', [0, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0])],
])('reads the size of %s', (_what, bytes) => {
  expect(imageSize(new Uint8Array(bytes))).toEqual({ width: 800, height: 600 });
});

it('reads bytes that lie within others', () => {
  expect(imageSize(new Uint8Array([1, 2, 3, ...PNG]).subarray(3))).toEqual({ width: 800, height: 600 });
});

it.each([
  ['that ends before its size', PNG.slice(0, 20)],
  ['without a size', [0xff, 0xd8, 0xff, 0xda, 0, 8]],
  ['whose size comes later', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0]],
  ['of no height', [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 3, 32, 3]],
  ['of another kind', text('GIF89a0000000000')],
  ['of nothing', []],
])('says nothing of a picture %s', (_what, bytes) => {
  expect(imageSize(new Uint8Array(bytes))).toBeNull();
});

it('comes to an end with any bytes', () => {
  const begins = fc.constantFrom([], [0xff, 0xd8], PNG.slice(0, 16), webp('VP8X', []));
  fc.assert(
    fc.property(begins, fc.uint8Array({ maxLength: 200 }), (begin, rest) => {
      const size = imageSize(new Uint8Array([...begin, ...rest]));
      expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
    }),
  );
});
