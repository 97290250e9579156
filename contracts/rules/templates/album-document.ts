import { layoutOf } from '../layouts/layouts.ts';
import { placed, roomBeside } from '../layouts/place.ts';
import {
  DOCUMENT_VERSION,
  type Master,
  type Page,
  type PageDocument,
  type ShapeElement,
  type TextStyle,
} from '../pages/document.ts';
import { idAt, withIds } from '../pages/ids.ts';
import { pageRole } from '../pages/page-role.ts';
import type { BoundPage } from '../print/page-boxes.ts';
import { type AlbumWords, coverOf, sheetOf } from './album-covers.ts';
import { area, fittedText, outline, type Part, photoPlace, prompt } from './album-parts.ts';
import type { AlbumTemplate } from './album-template.ts';

const INNER_MASTER = idAt(1);
/** Cover and endpapers, in front and behind. */
const AROUND = 4;

/** A new album like a template (用模板新建): places for photos, and the words that are known already. */
export function albumDocument(album: AlbumTemplate, words: AlbumWords): PageDocument {
  const { widthMm, heightMm, inks } = album;
  const { endpaper = inks.accent } = inks;
  const plan = planOf(album);
  const pageNum = pageCountOf(album);
  const page = (
    no: number,
    content: Pick<Page, 'ground' | 'master' | 'layout'>,
    elements: readonly Part[],
  ) => ({
    ...{ id: idAt(no), role: pageRole(no, pageNum), ...content },
    elements: withIds(elements),
  });
  const cover = coverOf(album, words);
  const pages: Page[] = [
    page(1, { ground: cover.ground }, cover.elements),
    page(2, { ground: endpaper }, []),
    ...plan.map((kind, at) => {
      const no = at + 3;
      const { elements, ...content } = innerPage(kind, {
        album,
        words,
        sheet: { widthMm, heightMm, no, pageNum },
      });
      return page(no, content, elements);
    }),
    page(pageNum - 1, { ground: endpaper }, []),
    page(pageNum, { ground: cover.ground }, backParts(album)),
  ];
  return { version: DOCUMENT_VERSION, widthMm, heightMm, pages, outline: [], masters: [innerMaster(album)] };
}

const planOf = ({ plan }: AlbumTemplate) => plan.split(' ');

export function pageCountOf(album: AlbumTemplate): number {
  return planOf(album).length + AROUND;
}

interface Inner {
  readonly album: AlbumTemplate;
  readonly words: AlbumWords;
  readonly sheet: BoundPage;
}

type InnerPage = Pick<Page, 'ground' | 'master' | 'layout'> & { readonly elements: readonly Part[] };

function innerPage(kind: string, inner: Inner): InnerPage {
  const { album } = inner;
  const ground = album.inks.paper;
  if (kind === 'title') return { ground, elements: titleParts(inner) };
  if (kind === 'chapter') return { ground, elements: chapterParts(album) };
  if (kind === 'words') return { ground, master: INNER_MASTER, elements: letterParts(album) };
  const layout = layoutOf(kind);
  if (!layout) throw new Error(`template ${album.id} names a layout ${kind}`);
  const room = roomBeside([], inner.sheet);
  if (!room) throw new Error('an empty page has room');
  const box = (cell: (typeof layout.slots)[number]) => placed(cell, layout, room, inner.sheet);
  const caption: TextStyle = {
    ...lettersOf(album),
    size: 4.2,
    leading: 1.6,
    align: 'center',
    place: 'middle',
  };
  return {
    ground,
    layout: layout.id,
    // What runs over the edges leaves no room for it.
    ...(layout.frame === 'margin' ? { master: INNER_MASTER } : {}),
    elements: [
      ...layout.slots.map((slot) => photoPlace(box(slot), album.inks.tint)),
      ...(layout.words === null
        ? []
        : [{ ...prompt('caption', box(layout.words), caption, 'prose'), by: 'layout' as const }]),
    ],
  };
}

function lettersOf({ family, inks }: AlbumTemplate): TextStyle {
  return { family, weight: 400, size: 4.6, leading: 1.8, color: inks.ink, align: 'left', indent: 0 };
}

function titleParts({ album, words: { title, subtitle, author } }: Inner): readonly Part[] {
  const { w, h } = sheetOf(album);
  const { accent } = album.inks;
  const style: TextStyle = { ...lettersOf(album), align: 'center', leading: 1.3 };
  const box = { x: w * 0.14, w: w * 0.72 };
  const small: TextStyle = { ...style, size: 4.2, place: 'middle' };
  return [
    fittedText(
      title,
      { ...box, y: h * 0.28, h: h * 0.16 },
      { ...style, weight: 700, size: Math.min(w, h) * 0.075, tracking: 0.08, place: 'bottom' },
      'heading-1',
    ),
    area({ x: w / 2 - 7, y: h * 0.48, w: 14, h: 0.5 }, accent),
    ...(subtitle === '' ? [] : [fittedText(subtitle, { ...box, y: h * 0.51, h: h * 0.06 }, small, 'prose')]),
    ...(author === '' ? [] : [fittedText(author, { ...box, y: h * 0.86, h: h * 0.05 }, small, 'prose')]),
  ];
}

/** A photo and the name of what follows: above and below, or side by side where the page lies. */
function chapterParts(album: AlbumTemplate): readonly Part[] {
  const { w, h, over } = sheetOf(album);
  const isLying = w > h;
  const photo = isLying ? { ...over, w: w * 0.56 + 3 } : { ...over, h: h * 0.58 + 3 };
  const { x, y, width } = isLying
    ? { x: w * 0.64, y: h * 0.36, width: w * 0.29 }
    : { x: w * 0.12, y: h * 0.67, width: w * 0.76 };
  const heading: TextStyle = {
    ...{ ...lettersOf(album), weight: 700, leading: 1.3, tracking: 0.06, place: 'bottom' },
    size: Math.min(w, h) * 0.05,
  };
  return [
    photoPlace(photo, album.inks.tint),
    prompt('chapter', { x, y, w: width, h: h * 0.08 }, heading, 'heading-1'),
    area({ x, y: y + h * 0.1, w: 12, h: 0.6 }, album.inks.accent),
    prompt(
      'chapterWords',
      { x, y: y + h * 0.12, w: width, h: h * 0.13 },
      { ...lettersOf(album), size: 3.9 },
      'prose',
    ),
  ];
}

function letterParts(album: AlbumTemplate): readonly Part[] {
  const { w, h } = sheetOf(album);
  const [x, width] = [w * 0.18, w * 0.64];
  const heading: TextStyle = {
    ...lettersOf(album),
    weight: 700,
    size: Math.min(w, h) * 0.035,
    place: 'bottom',
  };
  return [
    prompt('letter', { x, y: h * 0.2, w: width, h: h * 0.1 }, heading, 'heading-2'),
    prompt(
      'letterWords',
      { x, y: h * 0.33, w: width, h: h * 0.4 },
      { ...lettersOf(album), size: 4, align: 'justify', indent: 2 },
      'prose',
    ),
  ];
}

/** A quiet mark in the middle, as large as a seal. */
function backParts(album: AlbumTemplate): readonly Part[] {
  const { w, h } = sheetOf(album);
  return [disc(w / 2, h * 0.86, 1.6, album.inks.onCloth), disc(w / 2, h * 0.86, 0.7, album.inks.cloth)];
}

function disc(x: number, y: number, radius: number, fill: string): Part {
  const size = 2 * radius;
  return {
    ...{ kind: 'shape', form: 'ellipse', x: x - radius, y: y - radius, w: size, h: size },
    ...{ fill, stroke: null, strokeWidth: 0, radius: 0 },
  };
}

/** What the inner pages have in common: their numbers, and a little decoration that photos may cover. */
function innerMaster(album: AlbumTemplate): Master {
  const { w, h } = sheetOf(album);
  const style: TextStyle = { ...lettersOf(album), size: 2.8, leading: 1.2, align: 'center', place: 'middle' };
  const number: Part = {
    ...{ kind: 'text', x: w / 2 - 8, y: h - 9.4, w: 16, h: 4, text: '#', style, part: 'furniture' },
    fills: 'page',
  };
  return { id: INNER_MASTER, name: '内页', elements: withIds([...DECOR[album.decor](album), number]) };
}

const DECOR: Readonly<Record<AlbumTemplate['decor'], (album: AlbumTemplate) => readonly Part[]>> = {
  plain: () => [],
  line(album) {
    const { w, h } = sheetOf(album);
    return [area({ x: w / 2 - 6, y: h - 10.4, w: 12, h: 0.4 }, album.inks.accent)];
  },
  dots(album) {
    const { w, h } = sheetOf(album);
    return [-8, -6, 6, 8].map((from) => disc(w / 2 + from, h - 7.4, 0.5, album.inks.accent));
  },
  frame(album) {
    const { w, h } = sheetOf(album);
    return [outline({ x: 5, y: 5, w: w - 10, h: h - 16 }, album.inks.accent, 0.25)];
  },
  band(album) {
    const { over } = sheetOf(album);
    return [area({ ...over, h: 6.5 }, album.inks.accent)];
  },
  corners(album) {
    const { w, h } = sheetOf(album);
    const at = (x: number, y: number, points: readonly number[]): ShapeElement | Part => ({
      ...{ kind: 'shape', form: 'polygon', x, y, w: 10, h: 10, points },
      ...{ fill: album.inks.accent, stroke: null, strokeWidth: 0, radius: 0 },
    });
    return [
      at(-3, -3, [0, 0, 1, 0, 0, 1]),
      at(w - 7, -3, [0, 0, 1, 0, 1, 1]),
      at(-3, h - 7, [0, 0, 0, 1, 1, 1]),
      at(w - 7, h - 7, [1, 0, 1, 1, 0, 1]),
    ];
  },
};
