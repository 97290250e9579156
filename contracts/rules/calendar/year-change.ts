import type { Id, OutlineEntry, Page, PageDocument } from '../pages/document.ts';
import { withPage } from '../pages/edits/change.ts';
import { deletePage, insertPage } from '../pages/edits/pages.ts';
import { idAt } from '../pages/ids.ts';
import { lunarYearWords } from './almanac/lunar.ts';
import { leafTitle, leavesOf, withPlaceIds } from './calendar-document.ts';
import { leafElements } from './calendar-pages.ts';
import { readCalendarSpec, yearsOf } from './calendar-spec.ts';
import { CALENDAR_STYLES } from './calendar-styles.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { type ChangedPage, changedPage, type Rewritten } from './changed-page.ts';
import { type CalendarLeaf, leafOf } from './page-names.ts';
import type { SpecialDate } from './special-dates.ts';

export interface ChangedCalendar {
  readonly document: PageDocument;
  readonly spec: CalendarSpec;
  readonly rewritten: readonly Rewritten[];
  readonly gone: number;
}

/** The same calendar some years later; null where no calendar can be made. */
export function yearsLater(spec: CalendarSpec, years = 1): CalendarSpec | null {
  const read = readCalendarSpec({ ...spec, firstYear: spec.firstYear + years });
  return read.kind === 'spec' ? read.spec : null;
}

/**
 * A calendar with another spec (一键换年): pages stay where they are, photos and all that was done by hand stay on them,
 * and only what was generated is made anew. The kind and the size of a calendar never change.
 */
export function changedCalendar(
  document: PageDocument,
  from: CalendarSpec,
  wanted: Omit<CalendarSpec, 'kind'>,
  dates: readonly SpecialDate[],
): ChangedCalendar {
  const to = { ...wanted, kind: from.kind };
  const rewritten: Rewritten[] = [];
  let gone = 0;
  let next = withoutSurplus(document, from, to);
  for (const { id } of next.pages) {
    next = withPage(next, id, (page) => {
      const changed = remade(page, document, { from, to, dates });
      rewritten.push(...changed.rewritten);
      gone += changed.gone;
      return changed.page;
    });
  }
  next = { ...next, outline: renamed(document, next, from, to) };
  return { document: withMissing(next, from, to, dates), spec: to, rewritten, gone };
}

function isIn(leaf: CalendarLeaf, spec: CalendarSpec): boolean {
  return leavesOf(spec).includes(leaf);
}

interface Change {
  readonly from: CalendarSpec;
  readonly to: CalendarSpec;
  readonly dates: readonly SpecialDate[];
}

function remade(page: Page, size: PageDocument, { from, to, dates }: Change): ChangedPage {
  const leaf = leafOf(page, from);
  if (leaf === null || !isIn(leaf, from)) return { page, rewritten: [], gone: 0 };
  const before = () => leafElements(from, leaf, size, dates);
  // A month that the calendar no longer has keeps what was done by hand.
  const after = isIn(leaf, to) ? leafElements(to, leaf, size, dates) : [];
  const changed = changedPage(page, { from, to, before, after });
  const isPaper = page.ground === CALENDAR_STYLES[from.style].paper;
  const ground = isPaper ? CALENDAR_STYLES[to.style].paper : page.ground;
  return { ...changed, page: { ...changed.page, ground } };
}

/** Without the pages of months that are no longer in it, unless something on them was done by hand. */
function withoutSurplus(document: PageDocument, from: CalendarSpec, to: CalendarSpec): PageDocument {
  return document.pages.reduce((next, page) => {
    const leaf = leafOf(page, from);
    const isSurplus = leaf !== null && isIn(leaf, from) && !isIn(leaf, to);
    const isUntouched = page.elements.every(
      ({ by, pinned, kind }) => by === 'month' && !pinned && kind !== 'image',
    );
    return isSurplus && isUntouched ? deletePage(next, page.id) : next;
  }, document);
}

/** With the pages of months that were not in it, behind the last month. */
function withMissing(
  document: PageDocument,
  from: CalendarSpec,
  to: CalendarSpec,
  dates: readonly SpecialDate[],
): PageDocument {
  const missing = leavesOf(to).filter((leaf) => !isIn(leaf, from));
  return missing.reduce<PageDocument>((next, leaf) => {
    const behind = next.pages.findLast((page) => typeof leafOf(page, to) === 'number') ?? next.pages.at(-1);
    const id = freeId(next, leavesOf(to).indexOf(leaf) + 1);
    const inserted = insertPage(next, behind?.id ?? null, () => id);
    const no = inserted.pages.findIndex((page) => page.id === id) + 1;
    if (no === 0) return next;
    const elements = withPlaceIds(to, leafElements(to, leaf, next, dates), new Set());
    const ground = CALENDAR_STYLES[to.style].paper;
    const made = withPage(inserted, id, (page) => ({ ...page, ground, elements }));
    const outline = [...made.outline, { ...leafTitle(to, leaf), page: no }];
    return { ...made, outline: outline.sort((one, other) => one.page - other.page) };
  }, document);
}

function freeId({ pages }: PageDocument, place: number): Id {
  let at = place;
  while (pages.some(({ id }) => id === idAt(at))) at += 1;
  return idAt(at);
}

/** The table of contents with the new titles of the pages that still have their old ones. */
function renamed(
  before: PageDocument,
  { pages, outline }: PageDocument,
  from: CalendarSpec,
  to: CalendarSpec,
): OutlineEntry[] {
  const leaves = new Map(before.pages.map((page) => [page.id, leafOf(page, from)]));
  return outline.map((entry) => {
    const leaf = leaves.get(pages[entry.page - 1]?.id ?? '') ?? null;
    if (leaf === null || !isIn(leaf, to) || entry.title !== leafTitle(from, leaf).title) return entry;
    return { ...entry, title: leafTitle(to, leaf).title };
  });
}

const FIGURES = '〇一二三四五六七八九';

/** How a name may say a year: 2027, 二〇二七, 二零二七, 丁未羊年, 丁未年. */
function yearWords(year: number): string[] {
  const figures = Array.from(String(year), (digit) => FIGURES.charAt(Number(digit))).join('');
  const lunar = lunarYearWords(year);
  return [String(year), figures, figures.replaceAll('〇', '零'), lunar, `${lunar.slice(0, 2)}年`];
}

/** The name of a work with the years of another calendar in place of its own (换年); the same where it says none. */
export function nameInYears(name: string, from: CalendarSpec, to: CalendarSpec): string {
  const later = to.firstYear - from.firstYear;
  if (later === 0) return name;
  const pairs = new Map(
    yearsOf(from).flatMap((year) => {
      const wanted = yearWords(year + later);
      return yearWords(year).map((words, at) => [words, wanted[at] ?? words] as const);
    }),
  );
  // At once, so that a year that was put in is not taken for one that stood there. Longer numbers are no years.
  const said = new RegExp(`(?<!\\d)(?:${[...pairs.keys()].join('|')})(?!\\d)`, 'g');
  return name.replace(said, (words) => pairs.get(words) ?? words);
}
