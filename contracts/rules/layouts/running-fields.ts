import type { Box, Id, Master, PageDocument, PageElement, PageSide, TextElement } from '../pages/document.ts';
import { PAGE_SIDES } from '../pages/document.ts';
import { INKS } from '../pages/edits/inks.ts';
import { applyMaster, innerPages, mainMaster, putMaster, removeMaster } from '../pages/edits/masters.ts';
import { millimetres } from '../pages/geometry/point.ts';
import { pageBoxes, type TrimSize } from '../print/page-boxes.ts';

export const FIELD_FILLS = ['page', 'title'] as const;
export type FieldFills = (typeof FIELD_FILLS)[number];
export const FIELD_NAMES: Readonly<Record<FieldFills, string>> = { page: '页码', title: '书名' };

/** At the foot or the head of the page, towards its outer edge or in the middle. */
export const FIELD_PLACES = ['foot-outer', 'foot-center', 'head-outer', 'head-center'] as const;
export type FieldPlace = (typeof FIELD_PLACES)[number];

/** What stands at the same place of many pages (页码、书名); left and right pages mirror each other. */
export interface RunningField {
  readonly fills: FieldFills;
  /** Font size in millimetres. */
  readonly size: number;
  readonly color: string;
  readonly place: FieldPlace;
}

const USUAL: Omit<RunningField, 'fills'> = { size: 3.175, color: INKS.text, place: 'foot-outer' };
export const FIELD_SIZES = { least: 2, most: 8 } as const;
const LEADING = 1.4;
/** Font sizes that a number of three figures takes, and the least width in millimetres. */
const NUMBER = { sizes: 3, leastMm: 8 };
/** Long titles take a second line. */
const TITLE_LINES = 2;
const GAP_MM = 3;

/** The fields of a master, the number first. */
export function fieldsOf({ elements }: Master, { heightMm }: TrimSize): readonly RunningField[] {
  return FIELD_FILLS.flatMap((fills): RunningField[] => {
    const found = elements.find((each): each is TextElement => each.kind === 'text' && each.fills === fills);
    if (!found) return [];
    const { style, y, h } = found;
    const edge = y + h / 2 < heightMm / 2 ? 'head' : 'foot';
    const place = style.align === 'center' ? (`${edge}-center` as const) : (`${edge}-outer` as const);
    return [{ fills, size: style.size, color: style.color, place }];
  });
}

/** Whether inner pages show it already. */
export function hasField(document: PageDocument, fills: FieldFills): boolean {
  const main = mainMaster(document);
  if (main === null || !fieldsOf(main, document).some((field) => field.fills === fills)) return false;
  return innerPages(document).some(({ master }) => master === main.id);
}

/** How far from its edges a page has words of its own that say what a field says. */
const EDGE = 0.12;

/** Words of a page that say its number or the title of the work already, such as those of a template. */
function saysField(each: PageElement, fills: FieldFills, { no, title, heightMm }: Said): boolean {
  if (each.kind !== 'text') return false;
  if (each.fills !== undefined) return each.fills === fills;
  const isAtEdge = each.y + each.h <= heightMm * EDGE || each.y >= heightMm * (1 - EDGE);
  if (!isAtEdge) return false;
  if (fills === 'title') return title !== '' && each.text.trim() === title;
  const [number] = each.text.replaceAll(/[\s第页—–·-]/g, '').split('/');
  return number !== undefined && /^\d+$/.test(number) && Number(number) === no;
}

interface Said {
  readonly no: number;
  readonly title: string;
  readonly heightMm: number;
}

/** Without the words of its own that a field is put in place of. */
function withoutOwn(document: PageDocument, ids: ReadonlySet<Id>, fills: FieldFills, title: string) {
  const { heightMm } = document;
  const pages = document.pages.map((page, at) => {
    const said = { no: at + 1, title, heightMm };
    const elements = page.elements.filter((each) => !saysField(each, fills, said));
    return ids.has(page.id) && elements.length < page.elements.length ? { ...page, elements } : page;
  });
  return { ...document, pages };
}

/**
 * Page numbers or running titles on all inner pages that have no other master (加页码、加书名), in place of those that
 * stand there, so that no page says them twice.
 */
export function addField(
  document: PageDocument,
  fills: FieldFills,
  newId: () => Id,
  title = '',
): PageDocument {
  const master = mainMaster(document) ?? { id: newId(), name: '内页', elements: [] };
  const fields = fieldsOf(master, document);
  const isThere = fields.some((field) => field.fills === fills);
  const wanted = isThere ? fields : [...fields, { ...USUAL, fills }];
  const next = isThere ? document : putMaster(document, masterWith(master, wanted, document, newId));
  const bare = innerPages(next).filter((page) => page.master === undefined);
  const applied = applyMaster(next, new Set(bare.map(({ id }) => id)), master.id);
  const wearers = applied.pages.filter((page) => page.master === master.id);
  return withoutOwn(applied, new Set(wearers.map(({ id }) => id)), fills, title);
}

/** Another look or place of a field. */
export function changeField(document: PageDocument, id: Id, field: RunningField): PageDocument {
  return withFields(document, id, (fields) =>
    fields.map((each) => (each.fills === field.fills ? field : each)),
  );
}

/** Without a field; a master that nothing is left of goes too. */
export function removeField(document: PageDocument, id: Id, fills: FieldFills): PageDocument {
  return withFields(document, id, (fields) => fields.filter((each) => each.fills !== fills));
}

function withFields(
  document: PageDocument,
  id: Id,
  change: (fields: readonly RunningField[]) => readonly RunningField[],
): PageDocument {
  const master = document.masters?.find((each) => each.id === id);
  if (!master) return document;
  // No field is added here, so that no id is needed.
  const next = masterWith(master, change(fieldsOf(master, document)), document, () => '');
  return next.elements.length === 0 ? removeMaster(document, id) : putMaster(document, next);
}

function masterWith(
  master: Master,
  fields: readonly RunningField[],
  sheet: TrimSize,
  newId: () => Id,
): Master {
  const isField = (each: Master['elements'][number]) =>
    each.kind === 'text' && FIELD_FILLS.some((fills) => fills === each.fills);
  const before = master.elements.filter(isField) as readonly TextElement[];
  const laid = fields.flatMap((field) =>
    PAGE_SIDES.map((side): TextElement => {
      const known = before.find(
        (each) => each.fills === field.fills && (each.side ?? PAGE_SIDES[0]) === side,
      );
      return { id: known?.id ?? newId(), ...laidField(field, side, fields, sheet) };
    }),
  );
  return { ...master, elements: [...master.elements.filter((each) => !isField(each)), ...laid] };
}

function laidField(
  field: RunningField,
  side: PageSide,
  fields: readonly RunningField[],
  sheet: TrimSize,
): Omit<TextElement, 'id'> {
  const { fills, size, color, place } = field;
  const isFoot = place.startsWith('foot');
  const isCenter = place.endsWith('center');
  return {
    ...{ kind: 'text', ...boxOf(field, side, fields, sheet), text: '#', part: 'furniture', fills, side },
    name: FIELD_NAMES[fills],
    style: {
      ...({ family: 'serif', weight: 400, size, leading: LEADING, color, indent: 0 } as const),
      align: isCenter ? 'center' : side,
      ...(isFoot ? { place: 'bottom' } : {}),
    },
  };
}

function numberWidth({ size }: Pick<RunningField, 'size'>): number {
  return Math.max(NUMBER.sizes * size, NUMBER.leastMm);
}

/** Within the safe area: the number in the corner, and the title beside it where they share a place. */
function boxOf(
  { fills, size, place }: RunningField,
  side: PageSide,
  fields: readonly RunningField[],
  sheet: TrimSize,
): Box {
  const { widthMm, heightMm } = sheet;
  const { safe } = pageBoxes({ widthMm, heightMm, no: side === 'right' ? 3 : 2, pageNum: 4 });
  const isCenter = place.endsWith('center');
  const own = numberWidth({ size });
  const number = fields.find((each) => each.fills === 'page' && edgeOf(each) === edgeOf({ place }));
  const beside = fills === 'title' && number ? number : null;
  const taken = beside ? numberWidth(beside) + GAP_MM : 0;
  const isShared = beside?.place === place;

  const h = size * LEADING * (fills === 'title' ? TITLE_LINES : 1);
  // In the middle one stands above the other.
  const lift = isShared && isCenter ? (beside?.size ?? 0) * LEADING : 0;
  const y = edgeOf({ place }) === 'foot' ? safe.y + safe.h - h - lift : safe.y + lift;
  if (isCenter) {
    const gutter = Math.max(safe.x, widthMm - safe.x - safe.w);
    const room = widthMm - 2 * gutter - (isShared ? 0 : 2 * taken);
    const w = fills === 'page' ? own : room;
    return inMm({ x: (widthMm - w) / 2, y, w, h });
  }
  const inner = isShared || !beside ? safe.w - taken : safe.w / 2 - taken;
  const w = fills === 'page' ? own : inner;
  const out = isShared ? taken : 0;
  return inMm({ x: side === 'right' ? safe.x + safe.w - w - out : safe.x + out, y, w, h });
}

function edgeOf({ place }: Pick<RunningField, 'place'>): 'foot' | 'head' {
  return place.startsWith('foot') ? 'foot' : 'head';
}

function inMm({ x, y, w, h }: Box): Box {
  return { x: millimetres(x), y: millimetres(y), w: millimetres(w), h: millimetres(h) };
}
