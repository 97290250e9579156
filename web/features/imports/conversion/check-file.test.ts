import { expect, it } from 'vitest';
import { MEGABYTE } from '#contracts/rules/files/file-kinds.ts';
import { checkFile } from './check-file.ts';

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const frame = (height: number, width: number) =>
  new Uint8Array([0xff, 0xc0, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3]);
const jpeg = (...parts: BlobPart[]) => new Blob([new Uint8Array([0xff, 0xd8]), ...parts]);
/** Segments of other data, 64 kB each. */
const further = (count: number) =>
  Array.from({ length: count }, () => {
    const bytes = new Uint8Array(65_537);
    bytes.set([0xff, 0xe2, 0xff, 0xff]);
    return bytes;
  });

it.each([
  ['pdf', new Blob([PDF])],
  ['jpeg', jpeg(frame(600, 800))],
  ['jpeg', jpeg(...further(20), frame(600, 800))],
])('knows a %s', async (kind, file) => {
  expect(await checkFile(file)).toEqual({ kind });
});

it.each([
  ['wrong-kind', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])],
  ['wrong-kind', new Blob([])],
  ['encrypted', new Blob([PDF.replace('/Root', '/Encrypt 7 0 R /Root')])],
  ['damaged', new Blob([PDF.slice(0, 40)])],
  ['damaged', jpeg(new Uint8Array([0xff, 0xda, 0, 8]))],
  ['too-many-pixels', jpeg(frame(20_000, 20_000))],
  ['too-large', jpeg(frame(600, 800), new Uint8Array(51 * MEGABYTE))],
])('finds what is %s', async (reason, file) => {
  expect(await checkFile(file)).toMatchObject({ kind: 'flaw', reason });
});
