import type { Id, Master, OutlineEntry, Page, PageDocument } from '#contracts/rules/pages/document.ts';
import type { Leaf, LeafName, PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { joinedOrder } from '../model/page-order.ts';
import { sheetWords } from '../model/role-words.ts';
import type { Change } from './change.ts';
import { asPrinted, isAlike, type KnownDraft, orderOf } from './known-draft.ts';

/** What both sides began with. */
export interface MergeBase {
  readonly leaves: readonly LeafName[];
  readonly outline: readonly OutlineEntry[];
  readonly masters: readonly Master[];
}

/** A page that both sides changed. */
export interface ConflictingPage {
  readonly id: Id;
  readonly mine: PageContent;
  readonly theirs: PageContent;
}

export interface Merged {
  readonly leaves: readonly Leaf[];
  readonly outline: readonly OutlineEntry[];
  readonly masters: readonly Master[];
  readonly calendar: KnownDraft['calendar'];
  /** Pages that only the other side changed or added. */
  readonly taken: readonly Id[];
  readonly conflicts: readonly ConflictingPage[];
}

/**
 * Joins what was changed here with what another device saved (合并), page by page: what one side changed is taken, and a
 * page that both changed is mine until its owner decides. No page is lost that somebody changed.
 */
export function merge(base: MergeBase, mine: Change, theirs: KnownDraft): Merged {
  const before = new Map(base.leaves.map(({ id, hash }) => [id, hash]));
  const now = new Map(theirs.leaves.map(({ id, hash }) => [id, hash]));
  const changedHere = new Map(mine.leaves.map(({ id, content }) => [id, content]));
  const isChangedThere = (id: Id) => now.has(id) && now.get(id) !== before.get(id);

  const orders = { before: orderOf(base), here: mine.order ?? orderOf(base), there: orderOf(theirs) };
  const order = joinedOrder(orders, { isChangedHere: (id) => changedHere.has(id), isChangedThere });
  const masters = joinedMasters(base.masters, mine.header.masters, theirs.masters);
  const known = new Set(masters.map(({ id }) => id));
  const conflicts: ConflictingPage[] = [];
  const taken: Id[] = [];
  const leaves = order.flatMap((id): Leaf[] => {
    const here = withKnownMaster(changedHere.get(id), known);
    const there = withKnownMaster(theirs.contents.get(id), known);
    if (isChangedThere(id) && there) {
      if (here === undefined) taken.push(id);
      else if (!isAlike(here, there)) conflicts.push({ id, mine: here, theirs: there });
    }
    const content = here ?? there;
    return content ? [{ id, content }] : [];
  });
  return {
    leaves,
    outline: mine.header.outline ?? theirs.outline,
    masters,
    calendar: mine.header.calendar ?? theirs.calendar,
    taken,
    conflicts,
  };
}

/** Masters as they were changed here, with those that were made there. */
function joinedMasters(
  before: readonly Master[],
  mine: readonly Master[] | undefined,
  there: readonly Master[],
): readonly Master[] {
  if (!mine) return there;
  const known = new Set([...before, ...mine].map(({ id }) => id));
  return [...mine, ...there.filter(({ id }) => !known.has(id))];
}

/** A page whose master was removed on the other side has none. */
function withKnownMaster<Content extends PageContent | undefined>(
  content: Content,
  known: ReadonlySet<Id>,
): Content {
  if (content?.master === undefined || known.has(content.master)) return content;
  const { master: _master, ...rest } = content;
  return rest as Content;
}

/** What becomes of a page that both sides changed. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The pages after the decisions (取舍); with both, mine becomes a page behind theirs. */
export function resolved(
  { leaves, conflicts }: Pick<Merged, 'leaves' | 'conflicts'>,
  choiceOf: (id: Id) => Choice,
  newId: () => Id,
): readonly Leaf[] {
  const theirs = new Map(conflicts.map((page) => [page.id, page.theirs]));
  return leaves.flatMap((leaf): Leaf[] => {
    const other = theirs.get(leaf.id);
    if (!other || choiceOf(leaf.id) === 'mine') return [leaf];
    const taken = { id: leaf.id, content: other };
    return choiceOf(leaf.id) === 'theirs' ? [taken] : [taken, { id: newId(), content: leaf.content }];
  });
}

/** A page that two devices changed, as both show it. */
export interface Conflict {
  readonly id: Id;
  /** What it is called here. */
  readonly words: string;
  readonly mine: Page;
  readonly theirs: Page;
}

/** The pages that both sides changed, with what each side's document shares among its pages. */
export function shownConflicts(
  { conflicts }: Merged,
  here: PageDocument,
  there: KnownDraft,
): readonly Conflict[] {
  const numberIn = (ids: readonly Id[], id: Id) => ids.indexOf(id) + 1;
  const { name: title, masters } = there;
  const [mineIds, theirIds] = [here.pages.map(({ id }) => id), orderOf(there)];
  return conflicts.map(({ id, mine, theirs }) => {
    const no = numberIn(mineIds, id);
    const facts = { no, pages: mineIds.length, masters: here.masters ?? [], title };
    const theirFacts = { no: numberIn(theirIds, id), pages: theirIds.length, masters, title };
    const shown = { mine: asPrinted(mine, facts), theirs: asPrinted(theirs, theirFacts) };
    return { id, words: sheetWords(shown.mine, no, here), ...shown };
  });
}
