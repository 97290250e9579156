import type { Box, TextStyle } from '../pages/document.ts';
import { BLEED_MM } from '../print/page-boxes.ts';
import { area, fittedText, outline, type Part, photoPlace } from './album-parts.ts';
import type { AlbumTemplate } from './album-template.ts';

/** What a member calls an album, and from whom it is. */
export interface AlbumWords {
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
}

interface Cover {
  readonly ground: string;
  readonly elements: readonly Part[];
}

/** What lies on the cover of an album, in its form. */
export function coverOf(album: AlbumTemplate, words: AlbumWords): Cover {
  return FORMS[album.cover](album, words);
}

const FORMS: Readonly<Record<AlbumTemplate['cover'], (album: AlbumTemplate, words: AlbumWords) => Cover>> = {
  full(album, words) {
    const { w, h, over } = sheetOf(album);
    const band = { ...over, y: h * 0.7, h: h * 0.3 + BLEED_MM };
    return {
      ground: album.inks.cloth,
      elements: [
        photoPlace({ ...over, h: band.y + BLEED_MM }, album.inks.tint),
        area(band, album.inks.cloth),
        ...lines(album, words, { x: w * 0.09, y: h * 0.74, w: w * 0.82, h: h * 0.2 }, 'left'),
      ],
    };
  },
  half(album, words) {
    const { w, h, over } = sheetOf(album);
    return {
      ground: album.inks.cloth,
      elements: [
        photoPlace({ ...over, y: h * 0.36, h: h * 0.64 + BLEED_MM }, album.inks.tint),
        ...lines(album, words, { x: w * 0.09, y: h * 0.1, w: w * 0.82, h: h * 0.2 }, 'left'),
      ],
    };
  },
  window(album, words) {
    const { w, h } = sheetOf(album);
    const wide = Math.min(w * 0.56, h * 0.56);
    const tall = w > h ? wide * 0.8 : wide * 1.1;
    const box = { x: (w - wide) / 2, y: h * 0.14, w: wide, h: tall };
    const top = box.y + tall + h * 0.05;
    return {
      ground: album.inks.cloth,
      elements: [
        outline(around(box, 3), album.inks.onCloth),
        photoPlace(box, album.inks.tint),
        ...lines(album, words, { x: w * 0.12, y: top, w: w * 0.76, h: h * 0.93 - top }, 'center'),
      ],
    };
  },
  side(album, words) {
    const { w, h, over } = sheetOf(album);
    const edge = w * 0.3;
    const style = { ...titleStyle(album, h * 0.085), vertical: true, place: 'middle' } as const;
    const small = { ...style, size: Math.max(h * 0.026, 3.4), weight: 400, tracking: 0.1 } as const;
    return {
      ground: album.inks.cloth,
      elements: [
        photoPlace({ ...over, x: edge, w: w - edge + BLEED_MM }, album.inks.tint),
        fittedText(
          words.title,
          { x: edge * 0.48, y: h * 0.12, w: edge * 0.4, h: h * 0.62 },
          style,
          'heading-1',
        ),
        ...(words.subtitle === ''
          ? []
          : [
              fittedText(
                words.subtitle,
                { x: edge * 0.26, y: h * 0.14, w: edge * 0.2, h: h * 0.6 },
                small,
                'prose',
              ),
            ]),
        ...authorLine(album, words, { x: 9, y: h * 0.88, w: edge - 13, h: h * 0.05 }, 'left'),
      ],
    };
  },
  framed(album, words) {
    const { w, h } = sheetOf(album);
    const wide = Math.min(w, h) * 0.5;
    const box = { x: (w - wide) / 2, y: h * 0.4, w: wide, h: wide };
    const { accent, tint, cloth } = album.inks;
    return {
      ground: cloth,
      elements: [
        outline({ x: 9, y: 9, w: w - 18, h: h - 18 }, accent),
        outline({ x: 10.5, y: 10.5, w: w - 21, h: h - 21 }, accent, 0.25),
        ...lines(album, words, { x: w * 0.14, y: h * 0.13, w: w * 0.72, h: h * 0.24 }, 'center'),
        photoPlace(box, tint),
      ],
    };
  },
  stripe(album, words) {
    const { w, h, over } = sheetOf(album);
    const { author, ...others } = words;
    return {
      ground: album.inks.cloth,
      elements: [
        ...lines(
          album,
          { ...others, author: '' },
          { x: w * 0.09, y: h * 0.08, w: w * 0.82, h: h * 0.17 },
          'left',
        ),
        photoPlace({ ...over, y: h * 0.3, h: h * 0.56 }, album.inks.tint),
        ...authorLine(album, words, { x: w * 0.09, y: h * 0.9, w: w * 0.82, h: h * 0.04 }, 'left'),
      ],
    };
  },
};

export function around({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** A page with what is cut off around it. */
export function sheetOf({ widthMm: w, heightMm: h }: AlbumTemplate) {
  return { w, h, over: around({ x: 0, y: 0, w, h }, BLEED_MM) };
}

function titleStyle({ family, inks }: AlbumTemplate, size: number): TextStyle {
  return {
    family,
    weight: 700,
    size,
    leading: 1.25,
    color: inks.onCloth,
    align: 'left',
    indent: 0,
    tracking: 0.06,
  };
}

/** Title, subtitle and author below each other. */
function lines(
  album: AlbumTemplate,
  words: AlbumWords,
  { x, y, w, h }: Box,
  align: 'left' | 'center',
): readonly Part[] {
  const { title, subtitle } = words;
  const style = { ...titleStyle(album, h * 0.4), align, place: 'bottom' } as const;
  const small = { ...style, weight: 400, size: Math.max(h * 0.14, 3.6), place: 'middle' } as const;
  return [
    fittedText(title, { x, y, w, h: h * 0.58 }, style, 'heading-1'),
    ...(subtitle === ''
      ? []
      : [fittedText(subtitle, { x, y: y + h * 0.63, w, h: h * 0.17 }, small, 'prose')]),
    ...authorLine(album, words, { x, y: y + h * 0.83, w, h: h * 0.17 }, align),
  ];
}

function authorLine(
  album: AlbumTemplate,
  { author }: AlbumWords,
  box: Box,
  align: 'left' | 'center',
): readonly Part[] {
  if (author === '') return [];
  const style = {
    ...titleStyle(album, Math.min(box.h * 0.7, 4.2)),
    weight: 400,
    align,
    place: 'middle',
  } as const;
  return [fittedText(author, box, style, 'prose')];
}
