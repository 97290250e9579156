import { checkCalendarSpec } from '../../calendar/calendar-spec.ts';
import type { CalendarSpec } from '../../calendar/calendar-types.ts';
import { type Done, done, type Refused, refusedField } from '../../decision.ts';
import { parsedJson } from '../../parsed-json.ts';
import { readName } from '../../publications/publication-fields.ts';
import { CheckedValue } from '../checked-value.ts';
import type { Id, Master, OutlineEntry, PageElement } from '../document.ts';
import { ID } from '../ids.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { CONTENT, checkContent, checkMaster, checkOutline, idsOf } from '../read-document.ts';
import type { Leaf } from './leaf.ts';

/** What belongs to a draft as a whole; a part that is left out stays as it is. */
export interface HeaderChange {
  readonly name?: string;
  readonly outline?: readonly OutlineEntry[];
  readonly masters?: readonly Master[];
  readonly calendar?: CalendarSpec;
}

/** One save of a draft (草稿保存): the changed parts alone. */
export interface DraftChange {
  readonly header: HeaderChange;
  /** All pages of the draft in order, as they are after the save. */
  readonly order: readonly Id[];
  readonly leaves: readonly Leaf[];
}

/** The parts of a save as they are sent; an empty text for what does not change. */
export interface SentChange {
  /** JSON of a `HeaderChange`. */
  readonly header: string;
  /** Ids separated by commas. */
  readonly order: string;
  /** JSON of a list of `Leaf`. */
  readonly leaves: string;
}

/** What the draft has before the save. */
export interface KnownDraft {
  readonly order: readonly Id[];
  readonly masters: readonly Master[];
}

/** Reads a save, whose result must be a whole document; names the place of the first mistake. */
export function readDraftChange(
  sent: SentChange,
  known: KnownDraft,
): Done<DraftChange> | Refused<'bad-field'> {
  const problems: string[] = [];
  const leaves = new CheckedValue(parsedJson(sent.leaves || '[]'), 'leaves', problems);
  const header = new CheckedValue(parsedJson(sent.header || '{}'), 'header', problems);
  const order = sent.order === '' ? known.order : sent.order.split(',');
  const leafIds = checkLeaves(leaves, mastersAfter(header, known));
  checkOrder(order, { known: new Set(known.order), leafIds, problems });
  checkHeader(header, order.length);
  const [problem] = problems;
  if (problem !== undefined) return refusedField('bad-draft', `作品内容不正确：${problem}`);
  return withName(header.value as HeaderChange, { order, leaves: leaves.value as readonly Leaf[] });
}

function withName(
  { name, ...header }: HeaderChange,
  rest: Omit<DraftChange, 'header'>,
): Done<DraftChange> | Refused<'bad-field'> {
  if (name === undefined) return done({ header, ...rest });
  const read = readName(name);
  return read.kind === 'done' ? done({ header: { ...header, name: read.value }, ...rest }) : read;
}

function mastersAfter(header: CheckedValue, { masters }: KnownDraft): ReadonlySet<unknown> {
  const sent = Object(header.value).masters;
  return new Set((Array.isArray(sent) ? sent : masters).map((master) => Object(master).id));
}

function checkLeaves(leaves: CheckedValue, masters: ReadonlySet<unknown>): ReadonlySet<unknown> {
  const list = leaves.list(DOCUMENT_LIMITS.pages);
  const ids = idsOf(list);
  for (const leaf of list) {
    if (!leaf.isRecord(['id', 'content'])) continue;
    const content = leaf.get('content');
    if (content.isRecord(CONTENT)) checkContent(content, linkedFrom(content), masters);
  }
  return ids;
}

/**
 * The pages that links lead to, wherever they are: one may come with a later save of the same change, and a link to a page
 * that is gone is left out for readers.
 */
function linkedFrom(holder: CheckedValue): ReadonlySet<unknown> {
  const elements: unknown = Object(holder.value).elements;
  if (!Array.isArray(elements)) return new Set();
  const pages = elements.map((element: PageElement | null) => Object(Object(element).target).page);
  return new Set(pages.filter((page) => typeof page === 'string' && ID.test(page)));
}

interface OrderFacts {
  readonly known: ReadonlySet<unknown>;
  readonly leafIds: ReadonlySet<unknown>;
  readonly problems: string[];
}

function checkOrder(order: readonly string[], { known, leafIds, problems }: OrderFacts): void {
  const list = new CheckedValue(order, 'order', problems);
  const pages = list.list(DOCUMENT_LIMITS.pages);
  const taken = new Set<unknown>();
  for (const page of pages) {
    page.newIn(taken, ID);
    if (!known.has(page.value) && !leafIds.has(page.value)) page.blame('没有这一页的内容');
  }
  if ([...leafIds].some((id) => !taken.has(id))) list.blame('少了要保存的页');
}

/** Pages are laid out for one size. */
const SIDES = ['widthMm', 'heightMm'] as const;

function checkHeader(header: CheckedValue, pageNum: number): void {
  if (!header.isRecord(['name', 'outline', 'masters', 'calendar', ...SIDES])) return;
  for (const side of SIDES) header.maybe(side)?.blame('作品的尺寸在新建时确定，不能更改');
  header.maybe('name')?.text(DOCUMENT_LIMITS.titleLength);
  const outline = header.maybe('outline');
  if (outline) checkOutline(outline, pageNum);
  const masters = header.maybe('masters')?.list(DOCUMENT_LIMITS.masters) ?? [];
  idsOf(masters);
  for (const master of masters) checkMaster(master, linkedFrom(master));
  const calendar = header.maybe('calendar');
  if (calendar) checkCalendarSpec(calendar);
}
