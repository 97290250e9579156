import { hashText } from '../../seeded-random.ts';
import { chinaDay, chinaIsoDay } from '../china-time.ts';
import type { Id, Page, PageDocument } from '../pages/document.ts';
import { withPage } from '../pages/edits/change.ts';
import { insertPage } from '../pages/edits/pages.ts';
import { DOCUMENT_LIMITS } from '../pages/limits.ts';
import { arranged, isPhoto, type LaidPhoto } from './arrange.ts';
import { groupsOf, type TakenPhoto } from './groups.ts';
import type { Layout } from './layout.ts';
import { MOST_PHOTOS } from './layouts.ts';
import { bestFor } from './loss.ts';
import { boundPageOf } from './page-layout.ts';
import { isArranged, isFree, roomBeside } from './place.ts';
import { ranked } from './ranked.ts';

export interface AlbumPhoto extends LaidPhoto, TakenPhoto {}

/** How many photos stand on a page about, where pages are added for them (疏密). */
export const DENSITIES = { airy: 1.5, usual: 3, dense: 5 } as const;
export type Density = keyof typeof DENSITIES;
/** A page of more looks like a contact sheet; only where there is no other room. */
const COMFORTABLE = 9;
const REMEMBERED = 3;
/** So much of the width of a page a heading has for itself. */
const LEAST_OF_HEADING = 0.5;

interface Filling {
  /** Those that were chosen, with whatever is arranged in the album already. */
  readonly photos: readonly AlbumPhoto[];
  /** Another one arranges the same photos otherwise. */
  readonly seed: number;
  /** Null fills the pages that are there and adds none. */
  readonly density: Density | null;
  /** Whether the first page of each day says it. */
  readonly saysDays: boolean;
  /** Printed on the cover that is filled; empty for none. */
  readonly title?: string;
  readonly newId: () => Id;
}

export interface FilledAlbum {
  readonly document: PageDocument;
  readonly placed: number;
  /** Those that had no room. */
  readonly left: number;
  /** How many pages were arranged. */
  readonly pages: number;
  /** Whether the cover shows once more what stands inside. */
  readonly isCoverAgain: boolean;
}

/** Photos that stand where nothing was touched by hand; an album that is filled again arranges them anew. */
export function arrangedSources({ pages }: PageDocument): ReadonlySet<string> {
  const free = pages.filter(isFree);
  return new Set(free.flatMap(({ elements }) => elements.filter(isPhoto).map(({ source }) => source)));
}

/** Photos that stand on pages with something by hand on them, and stay there. */
export function keptSources({ pages }: PageDocument): ReadonlySet<string> {
  const kept = pages.filter((page) => !isFree(page));
  return new Set(kept.flatMap(({ elements }) => elements.filter(isPhoto).map(({ source }) => source)));
}

/**
 * Fills the pages of an album that nothing was done to by hand (自动排版): photos in the order in which they were taken,
 * pauses between pages, layouts that suit them and change from page to page. All other pages stay as they are.
 */
export function filledAlbum(document: PageDocument, filling: Filling): FilledAlbum {
  const photos = [...filling.photos].sort(byTime);
  const roomy = filling.density === null ? document : withRoom(document, photos.length, filling);
  const [cover, inside] = [roomy.pages.filter(isFreeCover), roomy.pages.filter(isFreeInside)];
  const [front, others] = withCover(photos, cover[0], roomy);
  const comfortable = others.length <= inside.length * COMFORTABLE ? COMFORTABLE : MOST_PHOTOS;
  const placed = others.slice(0, inside.length * comfortable);
  const sizes = groupsOf(placed, inside.length, comfortable);
  const groups = groupedBy(sizes, placed);
  const plan = new Map([
    ...(cover[0] && front ? [[cover[0].id, [front]] as const] : []),
    ...inside.map((page, place) => [page.id, groups[place] ?? []] as const),
  ]);
  const shown = placed.length + (front ? 1 : 0);
  const once = Math.min(shown, photos.length);
  return {
    document: laidPages(roomy, plan, filling),
    placed: once,
    left: photos.length - once,
    pages: groups.length + (front ? 1 : 0),
    isCoverAgain: shown > once,
  };
}

function groupedBy<T>(sizes: readonly number[], all: readonly T[]): readonly (readonly T[])[] {
  let begin = 0;
  return sizes.map((size) => {
    begin += size;
    return all.slice(begin - size, begin);
  });
}

function dayWords(at: number): string {
  const [year, month, day] = chinaIsoDay(at).split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

function byTime(one: TakenPhoto, other: TakenPhoto): number {
  if (one.takenAt === null || other.takenAt === null) {
    return (one.takenAt === null ? 1 : 0) - (other.takenAt === null ? 1 : 0);
  }
  return one.takenAt - other.takenAt;
}

const isFreeInside = (page: Page) => page.role === 'inner' && isFree(page);
export const isFreeCover = (page: Page) => page.role === 'cover' && isFree(page);

/** Pages behind the last inner one, two by two, until there are enough for the wished density. */
function withRoom(document: PageDocument, count: number, { density, newId }: Filling): PageDocument {
  const wanted = Math.ceil(count / DENSITIES[density ?? 'usual']);
  let next = document;
  let missing = wanted - document.pages.filter(isFreeInside).length;
  while (missing > 0 && next.pages.length + 2 <= DOCUMENT_LIMITS.pages) {
    const behind = next.pages.findLast(({ role }) => role === 'inner') ?? next.pages.at(-1);
    next = insertPage(insertPage(next, behind?.id ?? null, newId), behind?.id ?? null, newId);
    missing -= 2;
  }
  return next;
}

/** The photo that suits the cover best, and the others; one alone stands there as well as inside. */
function withCover(
  photos: readonly AlbumPhoto[],
  cover: Page | undefined,
  { widthMm, heightMm }: PageDocument,
): readonly [AlbumPhoto | undefined, readonly AlbumPhoto[]] {
  if (cover === undefined) return [undefined, photos];
  const best = bestFor({ w: widthMm, h: heightMm }, photos);
  return [best, photos.length === 1 ? photos : photos.filter((photo) => photo !== best)];
}

function laidPages(
  document: PageDocument,
  plan: ReadonlyMap<Id, readonly AlbumPhoto[]>,
  { seed, saysDays, title = '', newId }: Filling,
): PageDocument {
  const neighbours: Layout[] = [];
  let day: number | null = null;
  let chapter: string | undefined;
  let next = document;
  for (const page of document.pages) {
    const photos = plan.get(page.id);
    if (photos === undefined) continue;
    const first = photos[0]?.takenAt ?? null;
    const isNewDay = first !== null && chinaDay(first) !== day && page.role === 'inner';
    if (isNewDay) day = chinaDay(first);
    const isNewChapter = page.role === 'inner' && photos[0] !== undefined && photos[0].chapter !== chapter;
    if (isNewChapter) chapter = photos[0]?.chapter;
    const heading = page.role === 'cover' ? title : isNewChapter ? (chapter ?? '') : '';
    const words = heading || (isNewDay && saysDays ? dayWords(first) : '');
    const sheet = boundPageOf(next, page);
    const room = roomBeside([], sheet);
    const fittings =
      room === null
        ? []
        : ranked(photos, {
            ...{ room, sheet, hasWords: words !== '', neighbours },
            seed: hashText(`${seed} ${page.id}`),
          });
    const named = heading === '' ? undefined : fittings.find(({ layout: { words } }) => isForHeading(words));
    const fitting = named ?? fittings[0];
    if (fitting) neighbours.unshift(fitting.layout);
    neighbours.length = Math.min(neighbours.length, REMEMBERED);
    next = withPage(next, page.id, (before) =>
      fitting
        ? arranged(before, { ...fitting, photos, words, isHeading: heading !== '', sheet, newId })
        : emptied(before),
    );
  }
  return next;
}

/** In a narrow column a heading would be small, or broken. */
function isForHeading(words: Layout['words']): boolean {
  return words !== null && words.w >= LEAST_OF_HEADING;
}

function emptied(page: Page): Page {
  if (page.elements.length === 0) return page;
  const { layout: _layout, ...rest } = page;
  return { ...rest, elements: page.elements.filter((element) => !isArranged(element)) };
}
