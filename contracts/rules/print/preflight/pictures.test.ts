import { describe, expect, it } from 'vitest';
import type { ImageElement, New, PageElement } from '../../pages/document.ts';
import { idAt } from '../../pages/ids.ts';
import {
  factsWith,
  PHOTO,
  SHARP,
  sampleDocument,
  samplePhoto,
  sampleShape,
  sourceWith,
  withPage,
} from '../../testing/print-pages.ts';
import { foundBy, mended } from './testing.ts';

const FACTS = factsWith(SHARP);
const SOURCE = sourceWith({});

describe('a picture without a file', () => {
  const document = sampleDocument(samplePhoto());

  it.each([
    ['missing', '缺少图片，印刷后此处为空白'],
    ['pending', '图片还没有传完，印刷后此处为空白'],
    ['foreign', '图片不在你的文件中，印刷后此处为空白'],
  ] as const)('is an error where it is %s', (state, text) => {
    expect(foundBy('picture-missing', document, factsWith({ state }))).toMatchObject([
      { level: 'error', page: idAt(3), element: idAt(2), text, place: { x: 20, y: 40, w: 60, h: 40 } },
    ]);
  });

  it.each([
    ['with pixels', FACTS],
    ['drawn', factsWith({ state: 'drawn' })],
    ['not known', { pictures: {} }],
  ])('is none where the file is %s', (_what, facts) => {
    expect(foundBy('picture-missing', document, facts)).toEqual([]);
  });

  it('goes away with its frame', () => {
    expect(mended('picture-missing', document, factsWith({ state: 'missing' }))).toBeUndefined();
  });
});

describe('the resolution of a picture', () => {
  const found = (photo: Partial<New<ImageElement>>, width: number, height: number) =>
    foundBy(
      'picture-resolution',
      sampleDocument(samplePhoto(photo)),
      factsWith({ state: 'pixels', width, height }),
    ).map(({ level, text }) => `${level} ${text}`);

  // 50.8 mm are two inches.
  const box = { w: 50.8, h: 25.4 };

  it.each([
    [600, 300, []],
    [598, 299, ['warning 图片约 299 dpi，建议 300 dpi 以上']],
    [300, 150, ['warning 图片约 150 dpi，建议 300 dpi 以上']],
    [298, 149, ['warning 图片只有 149 dpi，印出来会模糊，建议 300 dpi 以上']],
  ])('of %d × %d pixels on two inches', (width, height, words) => {
    expect(found(box, width, height)).toEqual(words);
  });

  it.each([
    [99, '要让它更清晰：宽度缩小到 64.4 毫米，或者换一张更大的图片。'],
    [106, '要让它更清晰：换一张更大的图片。'],
  ])('is mended at %d mm on a page of 100: %s', (w, why) => {
    const pixels = factsWith({ state: 'pixels', width: 760, height: 760 });
    const wide = sampleDocument(samplePhoto({ x: -3, y: 0, w, h: 50 }));
    expect(foundBy('picture-resolution', wide, pixels)[0]?.why).toBe(why);
  });

  it('counts the visible part only', () => {
    expect(found({ ...box, crop: { x: 0, y: 0, w: 0.5, h: 0.5 } }, 600, 300)).toHaveLength(1);
  });

  it('is that of the worse direction', () => {
    expect(found(box, 600, 200)).toEqual(['warning 图片约 200 dpi，建议 300 dpi 以上']);
  });

  it('does not count where the file of the member is printed instead', () => {
    const facts = factsWith({ state: 'pixels', width: 10, height: 10 }, { source: SOURCE });
    expect(foundBy('picture-resolution', sampleDocument(samplePhoto()), facts)).toEqual([]);
  });
});

describe('an element outside the page', () => {
  const found = (photo: Partial<New<ImageElement>>) =>
    foundBy('outside-page', sampleDocument(samplePhoto(photo)), FACTS).map(({ level }) => level);

  it.each([
    ['in the bleed', { x: -3, y: -3, w: 106, h: 156 }, []],
    ['a little beyond it', { x: -8, y: -3, w: 111, h: 156 }, ['warning']],
    ['far beyond it', { x: -53, y: 40, w: 100, h: 60 }, ['error']],
    ['nowhere on the page', { x: 100, y: 40 }, ['warning']],
  ])('%s', (_what, box, levels) => {
    expect(found(box)).toEqual(levels);
  });

  it('says how much of it is lost, from a tenth on as an error', () => {
    const wide = (lost: number) => samplePhoto({ x: 103 - (100 - lost), y: 40, w: 100, h: 60 });
    const of = (lost: number) => foundBy('outside-page', sampleDocument(wide(lost)), FACTS)[0];
    expect(of(10)).toMatchObject({ level: 'warning', why: expect.stringContaining('少掉 10%') });
    expect(of(11)).toMatchObject({ level: 'error', why: expect.stringContaining('少掉 11%') });
  });

  it('ends in the bleed after its mend, with what was seen before', () => {
    const document = sampleDocument(samplePhoto({ x: -53, y: 40, w: 100, h: 60 }));
    expect(mended('outside-page', document, FACTS)).toMatchObject({
      ...{ x: -3, y: 40, w: 50, h: 60 },
      crop: { x: 0.5, y: 0, w: 0.5, h: 1 },
    });
  });

  it('goes away where nothing of it is seen', () => {
    expect(mended('outside-page', sampleDocument(sampleShape({ x: 120 })), FACTS)).toBeUndefined();
  });

  it('has no mend where it is turned', () => {
    const turned = sampleDocument(samplePhoto({ x: -40, y: 40, w: 100, h: 60, turn: 30 }));
    expect(foundBy('outside-page', turned, FACTS)).toMatchObject([{ level: 'error' }]);
    expect(foundBy('outside-page', turned, FACTS)[0]?.mend).toBeUndefined();
  });
});

describe('what ends at the trim edge', () => {
  const sides = (no: number, box: Partial<New<ImageElement>>) =>
    foundBy('picture-bleed', withPage(no, [samplePhoto(box)]), FACTS).length;

  it.each([
    ['outside on the right', 3, { x: 40, w: 60 }, 1],
    ['above', 3, { y: 0 }, 1],
    ['below', 3, { y: 110, h: 40 }, 1],
    ['at the bound edge', 3, { x: 0 }, 0],
    ['outside on the left', 4, { x: 0 }, 1],
    ['at the other bound edge', 4, { x: 40, w: 60 }, 0],
    ['a millimetre short', 4, { x: 1 }, 0],
    ['nearly a millimetre short', 4, { x: 0.9 }, 1],
    ['in the bleed', 4, { x: -3 }, 0],
    ['hardly in the bleed', 4, { x: -1 }, 1],
    ['turned', 4, { x: 0, turn: 5 }, 0],
  ])('%s', (_what, no, box, count) => {
    expect(sides(no, box)).toBe(count);
  });

  it('on all sides of a single leaf', () => {
    const leaf = withPage(1, [samplePhoto({ x: 0 })], false, 2);
    expect(foundBy('picture-bleed', leaf, FACTS)).toHaveLength(1);
  });

  it('reaches over it after its mend, with the proportions of its picture', () => {
    const document = withPage(4, [samplePhoto({ x: 0, y: 0, w: 100, h: 150 })]);
    const made = mended('picture-bleed', document, FACTS);
    expect(made).toMatchObject({ x: -3, y: -3, w: 103, h: 156 });
    const { w, h, crop } = made as ImageElement;
    expect(crop.w / w / (crop.h / h)).toBeCloseTo(1.5, 4);
    expect(Math.max(crop.w, crop.h)).toBeCloseTo(1, 5);
    expect(crop.x + crop.w / 2).toBeCloseTo(0.5, 5);
  });

  it('is an area of colour as well, and no frame or line', () => {
    const found = (shape: Parameters<typeof sampleShape>[0]) =>
      foundBy('picture-bleed', withPage(4, [sampleShape({ x: 0, ...shape })]), FACTS).length;
    expect([
      found({}),
      found({ fill: null, stroke: '#000000', strokeWidth: 1 }),
      found({ form: 'line' }),
    ]).toEqual([1, 0, 0]);
    expect(mended('picture-bleed', withPage(4, [sampleShape({ x: 0 })]), FACTS)).toMatchObject({
      x: -3,
      w: 23,
    });
  });

  it('does not count where the file of the member is printed instead', () => {
    const facts = factsWith(SHARP, { source: SOURCE });
    expect(foundBy('picture-bleed', withPage(4, [samplePhoto({ x: 0 })]), facts)).toEqual([]);
  });
});

describe('a photo on several places', () => {
  it('is said of the later ones', () => {
    const document = sampleDocument(samplePhoto(), samplePhoto({ y: 85 }));
    const more = {
      ...document,
      pages: document.pages.map((page, at) =>
        at === 5 ? { ...page, elements: document.pages[2]?.elements ?? [] } : page,
      ),
    };
    expect(foundBy('photo-twice', more, FACTS).map(({ page, text }) => [page, text])).toEqual([
      [idAt(3), '这张照片在本页用了两次'],
      [idAt(6), '这张照片在第 3 页已经用过'],
      [idAt(6), '这张照片在第 3 页已经用过'],
    ]);
  });

  it('does not count the cover, but what comes twice on it', () => {
    const inside = sampleDocument(samplePhoto());
    const [cover, ...others] = inside.pages;
    if (!cover) throw new Error('there is a cover');
    const foundWith = (elements: readonly PageElement[]) =>
      foundBy('photo-twice', { ...inside, pages: [{ ...cover, elements }, ...others] }, FACTS);
    const twice = sampleDocument(samplePhoto(), samplePhoto({ y: 85 })).pages[2]?.elements ?? [];
    expect(foundWith(twice.slice(0, 1))).toEqual([]);
    expect(foundWith(twice)).toMatchObject([{ page: cover.id, text: '这张照片在本页用了两次' }]);
  });

  it.each<[string, Partial<New<ImageElement>>]>([
    ['one of our drawings', { source: 'art:fern' }],
    ['an ornament', { w: 25, h: 29.9 }],
  ])('does not count %s', (_what, more) => {
    const document = sampleDocument(samplePhoto(more), samplePhoto({ y: 85, ...more }));
    expect(foundBy('photo-twice', document, FACTS)).toEqual([]);
  });

  it('does not count another photo', () => {
    const other = samplePhoto({ y: 85, source: PHOTO.replace('a', 'b') });
    expect(foundBy('photo-twice', sampleDocument(samplePhoto(), other), FACTS)).toEqual([]);
  });
});
