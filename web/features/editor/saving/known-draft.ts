import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import type { Id, Master, OutlineEntry, Page, PageDocument } from '#contracts/rules/pages/document.ts';
import { contentOf, type Leaf, type LeafName, type PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { pageRole } from '#contracts/rules/pages/page-role.ts';
import { type PageFacts, resolved } from '#contracts/rules/pages/resolved.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

/** Who edits a work beside its owner (与团队一起编辑). */
export type TeamEditing = DataOf<'OpusServiceMag.setTeamEditing'>;

/**
 * The table of contents that the document shows, and the pages that it counts: pages that move take their entries along
 * only when they are saved, so that one that is put back has its own again.
 */
export interface ShownOutline {
  readonly entries: readonly OutlineEntry[];
  readonly order: readonly Id[];
}

/** A draft as the server has it. */
export interface KnownDraft {
  readonly revision: number;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly outline: readonly OutlineEntry[];
  readonly shownOutline: ShownOutline;
  readonly masters: readonly Master[];
  readonly calendar?: CalendarSpec | undefined;
  readonly leaves: readonly LeafName[];
  /** Of the pages that it has; one that was deleted and is put back has to be sent again. */
  readonly contents: ReadonlyMap<Id, PageContent>;
  readonly savedAt: number;
  readonly savedBy: string;
  /** Of the last save, whichever device sent it. */
  readonly saveID: string;
  readonly teamEditing?: TeamEditing | undefined;
}

export function orderOf({ leaves }: Pick<KnownDraft, 'leaves'>): readonly Id[] {
  return leaves.map(({ id }) => id);
}

export function isSameOrder(some: readonly Id[], others: readonly Id[]): boolean {
  return some.length === others.length && some.every((id, at) => id === others[at]);
}

/** Whether two values of the page document say the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Pages in order with the roles of their places; pages that are the same already stay the same objects. */
export function pagesFrom(leaves: readonly Leaf[], shown: readonly Page[] = []): readonly Page[] {
  const known = new Map(shown.map((page) => [page.id, page]));
  return leaves.map(({ id, content }, at) => {
    const role = pageRole(at + 1, leaves.length);
    const page = known.get(id);
    if (page && page.role === role && isAlike(contentOf(page), contentOf(content))) return page;
    return { id, role, ...contentOf(content) };
  });
}

/** What stands on a page, as readers see it in its document. */
export function asPrinted(content: PageContent, facts: PageFacts): Page {
  return resolved({ id: '', role: pageRole(facts.no, facts.pages), ...content }, facts);
}

/** The document that a draft is edited as. */
export function documentOf(known: KnownDraft, shown?: PageDocument): PageDocument {
  const { widthMm, heightMm, outline, masters, calendar } = known;
  const leaves = orderOf(known).flatMap((id) => {
    const content = known.contents.get(id);
    return content ? [{ id, content }] : [];
  });
  const pages = pagesFrom(leaves, shown?.pages);
  return {
    ...{ version: 2, widthMm, heightMm, pages, outline },
    ...(masters.length > 0 ? { masters } : {}),
    ...(calendar ? { calendar } : {}),
  };
}
