import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { isPrintable } from '#contracts/rules/print/preflight/signs.ts';
import { cutFont } from './cut-font.ts';
import { FACES, type Face, fontFiles } from './font-files.ts';
import { MISSING_SIGN, printable, sliceOf } from './font-slices.ts';

/** Controls, joiners and marks that belong to their neighbours. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Mn}]/u;
const ALL = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => !UNSEEN.test(sign));

async function signsOf(face: Face): Promise<ReadonlySet<string>[]> {
  return Promise.all(
    fontFiles(face).map(async (file) => {
      const { characterSet } = create(await file.read()) as Font;
      return new Set(characterSet.map((code) => String.fromCodePoint(code)));
    }),
  );
}

it('a slice is named for exactly the signs that its file has, and the preflight knows them', async () => {
  const some = new Set<string>();
  for (const face of FACES) {
    const slices = await signsOf(face);
    const wrong = ALL.filter((sign) => {
      const at = sliceOf(face, sign);
      if (at >= 0) some.add(sign);
      return at >= 0 && !slices[at]?.has(sign);
    });
    expect(wrong, face).toEqual([]);
  }
  expect(ALL.filter((sign) => isPrintable(sign) !== some.has(sign))).toEqual([]);
}, 120_000);

it('what a face is only said to have is written as missing', () => {
  expect(printable('Dvořák 鿃𠮷')).toBe(`Dvo${MISSING_SIGN}ák ${MISSING_SIGN}${MISSING_SIGN}`);
});

it('a cut font has its signs', async () => {
  const slice = sliceOf('serif', '湖');
  const font = create(await cutFont({ face: 'serif', weight: 400, slice, signs: new Set('湖') })) as Font;
  expect(font.hasGlyphForCodePoint('湖'.codePointAt(0) ?? 0)).toBe(true);
});
