import type { Id, ImageElement, Page, PageElement, TextStyle } from '../pages/document.ts';
import { INKS } from '../pages/edits/inks.ts';
import { type PictureSize, replacedPicture } from '../pages/edits/pictures.ts';
import { millimetres } from '../pages/geometry/point.ts';
import { layoutText } from '../pages/text-layout.ts';
import type { BoundPage } from '../print/page-boxes.ts';
import type { Layout } from './layout.ts';
import { isArranged, placed, type Room, roomBeside } from './place.ts';

/** A photo to be arranged: its picture as elements name it, and its pixels. */
export interface LaidPhoto extends PictureSize {
  readonly source: string;
}

const CAPTION: TextStyle = {
  ...{ family: 'serif', weight: 400, size: 4.2, leading: 1.6, color: INKS.text },
  ...{ align: 'center', indent: 0, place: 'middle' },
};

const HEADING: TextStyle = { ...CAPTION, weight: 700, size: 7, leading: 1.4, tracking: 0.06 };
const TITLE: TextStyle = { ...HEADING, size: 10 };

/** Headings are made smaller by at most so much. */
const LEAST_SHARE = 0.6;

/** A heading in one line, where it is not too long for one: a break within a date is read twice. */
function inOneLine(text: string, style: TextStyle, width: number): TextStyle {
  for (let share = 1; share >= LEAST_SHARE; share -= 0.05) {
    const smaller = { ...style, size: millimetres(style.size * share) };
    if (layoutText(text, smaller, width).length === 1) return smaller;
  }
  return style;
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
  /** They name a chapter, or the album on its cover. */
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
  const { layout, words, isHeading = false, sheet, newId } = arranging;
  if (layout.words === null) return [];
  const before = partsOf(page).arranged;
  const box = placed(layout.words, layout, room, sheet);
  const known = before.find(({ kind }) => kind === 'text');
  const text = words ?? (known?.kind === 'text' ? known.text : '');
  if (text === '') return [];
  const usual = known?.kind === 'text' ? known.style : CAPTION;
  const heading = page.role === 'cover' ? TITLE : HEADING;
  const [style, part] = isHeading
    ? [inOneLine(text, heading, box.w), 'heading-1' as const]
    : [usual, 'prose' as const];
  return [{ kind: 'text', ...box, id: known?.id ?? newId(), by: 'layout', text, style, part }];
}
