import { join } from 'node:path';
import sharp from 'sharp';
import { calendarDocument } from '#contracts/rules/calendar/calendar-document.ts';
import { CALENDAR_SIZES } from '#contracts/rules/calendar/calendar-spec.ts';
import { CALENDAR_TEMPLATES } from '#contracts/rules/calendar/calendar-templates.ts';
import type { AlbumPhoto } from '#contracts/rules/layouts/fill-album.ts';
import type { Page, PageDocument } from '#contracts/rules/pages/document.ts';
import { countedIds } from '#contracts/rules/pages/edits/testing.ts';
import { resolved } from '#contracts/rules/pages/resolved.ts';
import { albumDocument } from '#contracts/rules/templates/album-document.ts';
import { ALBUMS } from '#contracts/rules/templates/albums.ts';
import { filledPlaces, fittedToPhotos } from '#contracts/rules/templates/photo-places.ts';
import { drawingOf } from '#server/print/pictures/drawings.ts';

/** Pages of one size, by what they show. */
export interface PageSet {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Where uploaded pictures lie, by their hash. */
  readonly files: Readonly<Record<string, string>>;
  readonly pages: readonly { readonly what: string; readonly page: Page }[];
}

const TITLE = '外婆家的夏天';
const YEAR = 2027;
const DRAWINGS = ['island-honeymoon', 'western-sichuan-drive', 'grandmother-garden', 'our-first-year'];
const PHOTOS = 24;

/** Every template, as it is chosen and with photos in its places. */
export async function templateSets(folder: string): Promise<PageSet[]> {
  const { photos, files } = await photosIn(folder);
  const newId = countedIds();
  return templates().flatMap(({ id, document }) => {
    const fitted = document.calendar ? document : fittedToPhotos(document, photos.length, newId);
    const filled = filledPlaces(fitted, photos, { newId }).document;
    return [setOf(id, document, files), setOf(`${id}-filled`, filled, files)];
  });
}

function templates(): { readonly id: string; readonly document: PageDocument }[] {
  const albums = ALBUMS.map((album) => ({
    id: album.id,
    document: albumDocument(album, { title: TITLE, subtitle: album.subtitle, author: '小满一家' }),
  }));
  const calendars = CALENDAR_TEMPLATES.map(({ id, look, sizeAt }) => {
    const size = CALENDAR_SIZES[look.kind][sizeAt];
    if (!size) throw new Error(`${id} has no size`);
    return { id, document: calendarDocument({ ...look, firstYear: YEAR, firstMonth: 1 }, size) };
  });
  return [...albums, ...calendars];
}

function setOf(name: string, document: PageDocument, files: PageSet['files']): PageSet {
  const { widthMm, heightMm, pages, masters = [] } = document;
  const around = { pages: pages.length, masters, title: TITLE };
  const told = pages.map((page, at) => ({
    what: `${name}, page ${at + 1}`,
    page: resolved(page, { ...around, no: at + 1 }),
  }));
  return { name, widthMm, heightMm, files, pages: told };
}

/** Photos of pixels as cameras make them: lying and standing ones, over a year. */
async function photosIn(folder: string) {
  const photos: AlbumPhoto[] = [];
  const files: Record<string, string> = {};
  for (let at = 0; at < PHOTOS; at += 1) {
    const drawing = await drawingOf(`${DRAWINGS[at % DRAWINGS.length]}/${at + 1}`);
    if (!drawing) throw new Error(`no drawing for photo ${at + 1}`);
    const [width, height] = at % 3 === 2 ? [2400, 3200] : [3200, 2400];
    const hash = `photo-${at + 1}`;
    const path = join(folder, `${hash}.jpg`);
    const picture = sharp(Buffer.from(drawing.svg), { density: 200 }).flatten({ background: '#ffffff' });
    await picture.resize(width, height).jpeg({ quality: 92 }).toFile(path);
    files[hash] = path;
    photos.push({ source: `file:${hash}`, width, height, takenAt: Date.UTC(YEAR - 1, at / 2, 10 + at) });
  }
  return { photos, files };
}
