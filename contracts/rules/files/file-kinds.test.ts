import { expect, it } from 'vitest';
import { fileKind, HEAD_BYTES } from './file-kinds.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

it.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
  ['a PDF after another line', bytes('\n#!made by\n%PDF-1.4'), 'pdf'],
  ['a JPEG', JPEG, 'jpeg'],
  ['a PNG', PNG, 'png'],
  ['a WebP', bytes('RIFF0000WEBPVP8 '), 'webp'],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ['a page', bytes('<!doctype html>'), null],
  ['an archive', bytes('PK\u0003\u0004'), null],
  ['nothing', new Uint8Array(), null],
  ['half a signature', PNG.slice(0, 4), null],
])('knows %s by its bytes', (_what, head, kind) => {
  expect(fileKind(head)).toBe(kind);
});

it('looks for a PDF near the beginning alone', () => {
  expect(fileKind(bytes(`${' '.repeat(HEAD_BYTES - 5)}%PDF-`))).toBe('pdf');
  expect(fileKind(bytes(`${' '.repeat(HEAD_BYTES - 4)}%PDF-`))).toBeNull();
});
