import type { Box, Id, ImageElement, Page, PageElement, TextStyle } from '../pages/document.ts';
import { INKS } from '../pages/edits/inks.ts';
import { type PictureSize, replacedPicture } from '../pages/edits/pictures.ts';
import { millimetres } from '../pages/geometry/point.ts';
import { layoutText } from '../pages/text-layout.ts';
import { type BoundPage, pageBoxes } from '../print/page-boxes.ts';
import type { Layout } from './layout.ts';
import { isArranged, placed, type Room, roomBeside, within } from './place.ts';

/** A photo to be arranged: its picture as elements name it, and its pixels. */
export interface LaidPhoto extends PictureSize {
  readonly source: string;
}

const CAPTION: TextStyle = {
  ...{ family: 'serif', weight: 400, size: 4.2, leading: 1.6, color: INKS.text },
  ...{ align: 'center', indent: 0, place: 'middle' },
};

const HEADING: TextStyle = { ...CAPTION, weight: 700, size: 7, leading: 1.4, tracking: 0.06 };
/** Of the shorter side of a cover, as on the covers of templates. */
const TITLE = 0.08;
/** How small headings are made. */
const SHARES = Array.from({ length: 14 }, (_, at) => 1 - at * 0.05);
/** In one line they are made smaller by not more than this, unless they are dates: a break within one is read twice. */
const ONE_LINE = 0.6;
const MOST_LINES = { flat: 2, tall: 4 };
const DATE = /^[\d年月日—]+$/;
/** So much of the height of its place a heading takes at most. */
const AIR = 0.92;
/** A line that reaches from edge to edge looks squeezed. */
const MOST_OF_LINE = 0.9;
/** A last line of less than this of the first looks forgotten. */
const LEAST_LAST = 1 / 3;

function headingStyle({ role }: Page, { widthMm, heightMm }: BoundPage): TextStyle {
  return role === 'cover'
    ? { ...HEADING, size: TITLE * Math.min(widthMm, heightMm), leading: 1.25 }
    : HEADING;
}

/** A heading as large as its place takes (标题字号): in one line, or where it is too long for that in a few. */
function fittedTo({ w, h }: Box, text: string, style: TextStyle): TextStyle {
  const sized = (share: number) => ({ ...style, size: millimetres(style.size * share) });
  const fits = (share: number, most: number) => {
    const lines = layoutText(text, sized(share), w);
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last || lines.length > most || last.y + last.height > AIR * h) return false;
    if (lines.some(({ width }) => width > w)) return false;
    return lines.length === 1 ? first.width <= MOST_OF_LINE * w : last.width >= LEAST_LAST * first.width;
  };
  const whole = SHARES.find((share) => (share >= ONE_LINE || DATE.test(text)) && fits(share, 1));
  const most = h > w ? MOST_LINES.tall : MOST_LINES.flat;
  return sized(whole ?? SHARES.find((share) => fits(share, most)) ?? SHARES.at(-1) ?? 1);
}

/** What is arranged on a page, and what stays as it is. */
export interface PageParts {
  readonly arranged: readonly PageElement[];
  readonly stays: readonly PageElement[];
}

/**
 * Photos that were put on a page by hand belong to its arrangement from the first one on. Later ones stay where they are
 * put, as does everything that was touched since.
 */
export function partsOf(page: Page): PageParts {
  const isFirst = !page.elements.some(({ by }) => by === 'layout');
  const isMoved = (element: PageElement) =>
    !element.locked &&
    (isArranged(element) || (isFirst && element.kind === 'image' && element.by === undefined));
  return { arranged: page.elements.filter(isMoved), stays: page.elements.filter((each) => !isMoved(each)) };
}

export const isPhoto = (element: PageElement): element is ImageElement => element.kind === 'image';

interface Arranging {
  readonly layout: Layout;
  readonly photos: readonly LaidPhoto[];
  /** Which photo stands in which slot. */
  readonly order: readonly number[];
  readonly words?: string | undefined;
  /** They name a chapter, or the album on its cover; where this is not said, as before. */
  readonly isHeading?: boolean;
  readonly sheet: BoundPage;
  readonly newId: () => Id;
}

/** The page with these photos in the slots of a layout, below everything that stays. */
export function arranged(page: Page, arranging: Arranging): Page {
  const { layout, sheet } = arranging;
  const { arranged: before, stays } = partsOf(page);
  const room = roomBeside(stays, sheet);
  if (room === null) return page;
  const elements = [...framesOf(before, room, arranging), ...wordsOf(page, room, arranging), ...stays];
  return { ...page, elements, layout: layout.id };
}

function framesOf(before: readonly PageElement[], room: Room, arranging: Arranging): ImageElement[] {
  const { layout, photos, order, sheet, newId } = arranging;
  const left = before.filter(isPhoto);
  return layout.slots.flatMap((slot, at) => {
    const photo = photos[order[at] ?? -1];
    if (photo === undefined) return [];
    const same = left.findIndex(({ source }) => source === photo.source);
    const [known] = same < 0 ? [] : left.splice(same, 1);
    const frame = { ...known, ...placed(slot, layout, room, sheet), by: 'layout' as const };
    return [framed({ ...frame, id: known?.id ?? newId() }, photo, known)];
  });
}

/** How it was tuned and what it is called belong to the photo; a turn belonged to where it stood. */
function framed(
  box: Omit<ImageElement, 'kind' | 'source' | 'crop' | 'alt'>,
  photo: LaidPhoto,
  known: ImageElement | undefined,
): ImageElement {
  const { turn: _turn, ...upright } = box;
  const whole = { x: 0, y: 0, w: 1, h: 1 };
  const frame = { ...upright, kind: 'image' as const, source: photo.source, crop: whole, alt: '' };
  const filled = replacedPicture(frame, photo.source, photo);
  return known ? { ...filled, alt: known.alt, ...(known.tune ? { tune: known.tune } : {}) } : filled;
}

/** Words move along to where the layout has room for them; where it has none, or there are none, they go. */
function wordsOf(page: Page, room: Room, arranging: Arranging): PageElement[] {
  const { layout, words, sheet, newId } = arranging;
  if (layout.words === null) return [];
  const { x, y, w, h } = within(placed(layout.words, layout, room, sheet), pageBoxes(sheet).safe);
  const box = { x: millimetres(x), y: millimetres(y), w: millimetres(w), h: millimetres(h) };
  const known = partsOf(page).arranged.find((each) => each.kind === 'text');
  const text = words ?? known?.text ?? '';
  if (text === '') return [];
  const { isHeading = known?.part === 'heading-1' } = arranging;
  const heading = headingStyle(page, sheet);
  const before = known?.part === 'heading-1' ? { ...known.style, size: heading.size } : heading;
  const [style, part] = isHeading
    ? [fittedTo(box, text, before), 'heading-1' as const]
    : [known?.style ?? CAPTION, 'prose' as const];
  return [{ kind: 'text', ...box, id: known?.id ?? newId(), by: 'layout', text, style, part }];
}
