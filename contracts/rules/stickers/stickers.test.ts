import { describe, expect, it } from 'vitest';
import { DOCUMENT_VERSION, type PageDocument } from '../pages/document.ts';
import { countedIds } from '../pages/edits/testing.ts';
import { boundsOf } from '../pages/geometry/point.ts';
import { idAt } from '../pages/ids.ts';
import { readDocument } from '../pages/read-document.ts';
import { PAINT, STICKER_KINDS } from './sticker.ts';
import { STICKERS, stickerOnPage } from './stickers.ts';

const COLOURS = new Set<string | null>([null, ...Object.values(PAINT)]);

function documentWith(sheet: { widthMm: number; heightMm: number }): PageDocument {
  const newId = countedIds();
  return {
    ...{ version: DOCUMENT_VERSION, ...sheet, outline: [] },
    pages: STICKERS.map((sticker, at) => ({
      ...{ id: idAt(at + 1), role: 'inner', ground: '#ffffff' },
      elements: stickerOnPage(sticker, sheet, newId),
    })),
  };
}

describe('stickers', () => {
  it('are of every kind, each with its own id and name', () => {
    for (const all of [STICKERS.map(({ id }) => id), STICKERS.map(({ name }) => name)]) {
      expect(new Set(all).size).toBe(STICKERS.length);
    }
    expect(new Set(STICKERS.map(({ kind }) => kind))).toEqual(new Set(STICKER_KINDS));
    expect(STICKERS.length).toBeGreaterThanOrEqual(24);
  });

  it.each(STICKERS.map((sticker) => [sticker.id, sticker] as const))(
    '%s fills its box in colours of the house',
    (_id, sticker) => {
      const bounds = boundsOf(sticker.parts);
      expect(bounds?.x).toBeCloseTo(0, 2);
      expect(bounds?.y).toBeCloseTo(0, 2);
      expect([bounds?.w, bounds?.h].map((length) => Math.round(length ?? 0))).toEqual(
        [sticker.w, sticker.h].map(Math.round),
      );
      for (const { fill, stroke } of sticker.parts) {
        expect(COLOURS.has(fill) && COLOURS.has(stroke)).toBe(true);
        expect(fill !== null || stroke !== null).toBe(true);
      }
    },
  );

  it.each([
    ['an album', { widthMm: 210, heightMm: 285 }],
    ['a card', { widthMm: 54, heightMm: 86 }],
    ['the smallest page', { widthMm: 20, heightMm: 20 }],
  ])('stand in the middle of %s as one group', (_what, sheet) => {
    const document = documentWith(sheet);
    expect(readDocument(document)).toMatchObject({ kind: 'document' });
    for (const { elements } of document.pages) {
      const { x = -1, y = -1, w = 0, h = 0 } = boundsOf(elements) ?? {};
      expect(x + w / 2).toBeCloseTo(sheet.widthMm / 2, 1);
      expect(y + h / 2).toBeCloseTo(sheet.heightMm / 2, 1);
      expect(Math.max(w / sheet.widthMm, h / sheet.heightMm)).toBeLessThanOrEqual(0.61);
      const groups = new Set(elements.map(({ group }) => group));
      expect([groups.size, groups.has(undefined)]).toEqual([1, elements.length === 1]);
    }
  });
});
