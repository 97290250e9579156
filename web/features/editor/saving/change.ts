import type { Id, PageDocument } from '#contracts/rules/pages/document.ts';
import { contentOf, type Leaf, type LeafName, type PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { outlineAfter } from '#contracts/rules/pages/draft/outline-moves.ts';
import type { HeaderChange } from '#contracts/rules/pages/draft/read-draft.ts';
import { isAlike, isSameOrder, type KnownDraft, orderOf, type ShownOutline } from './known-draft.ts';

/** What of a draft the server does not have (改动). */
export interface Change {
  readonly header: HeaderChange;
  /** All pages in order; null where the order is as before. */
  readonly order: readonly Id[] | null;
  readonly leaves: readonly Leaf[];
  /** Of the document that it leads to. */
  readonly shownOutline: ShownOutline;
}

/** Compares what is edited with what the server has; untouched pages are the same objects. */
export function changeSince(known: KnownDraft, document: PageDocument): Change {
  const ids = document.pages.map(({ id }) => id);
  const order = isSameOrder(ids, orderOf(known)) ? null : ids;
  const leaves = document.pages.flatMap((page): Leaf[] => {
    const before = known.contents.get(page.id);
    const content = contentOf(page);
    return before && isAlike(contentOf(before), content) ? [] : [{ id: page.id, content }];
  });
  const isShown = isAlike(document.outline, known.shownOutline.entries);
  const shownOutline = isShown ? known.shownOutline : { entries: document.outline, order: ids };
  return { header: headerSince(known, document, { shownOutline, ids }), order, leaves, shownOutline };
}

function headerSince(
  known: KnownDraft,
  document: PageDocument,
  { shownOutline: { entries, order }, ids }: { shownOutline: ShownOutline; ids: readonly Id[] },
): HeaderChange {
  const { calendar } = document;
  const masters = document.masters ?? [];
  const wanted = isSameOrder(ids, order) ? entries : outlineAfter(entries, order, ids);
  return {
    ...(isAlike(wanted, known.outline) ? {} : { outline: wanted }),
    ...(isAlike(masters, known.masters) ? {} : { masters }),
    ...(calendar === undefined || isAlike(calendar, known.calendar) ? {} : { calendar }),
  };
}

export function isNothing({ header, order, leaves }: Change): boolean {
  return order === null && leaves.length === 0 && Object.keys(header).length === 0;
}

/** A save stays well below what the server takes at once. */
export const MOST_BYTES = 200_000;

/**
 * The saves that a change needs, each of which leaves a whole document: masters come first, new pages enter the order as
 * they come, and the table of contents is last.
 */
export function savesOf(change: Change, known: KnownDraft, most = MOST_BYTES): readonly Change[] {
  const parts = partsOf(change.leaves, most);
  const there = new Set(orderOf(known));
  return parts.map((leaves, at): Change => {
    for (const { id } of leaves) there.add(id);
    const isLast = at === parts.length - 1;
    const { masters, ...rest } = change.header;
    const header = { ...(at === 0 && masters ? { masters } : {}), ...(isLast ? rest : {}) };
    const order = change.order?.filter((id) => there.has(id)) ?? null;
    const { shownOutline } = isLast ? change : known;
    return { header, order, leaves, shownOutline };
  });
}

function partsOf(leaves: readonly Leaf[], most: number): readonly (readonly Leaf[])[] {
  const parts: Leaf[][] = [[]];
  let room = most;
  for (const leaf of leaves) {
    const bytes = sizeOf(leaf);
    if (bytes > room && parts.at(-1)?.length !== 0) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(leaf);
    room -= bytes;
  }
  return parts;
}

/** In the text that is sent, where it stands in another text. */
export function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(JSON.stringify(value))).length;
}

/** What the server has after it acknowledged a save. */
export function knownAfter(
  known: KnownDraft,
  sent: Change,
  reply: { readonly revision: number; readonly savedAt: number; readonly leaves: readonly LeafName[] },
): KnownDraft {
  const hashes = new Map([...known.leaves, ...reply.leaves].map(({ id, hash }) => [id, hash]));
  const before = orderOf(known);
  const order = sent.order ?? before;
  const all = new Map([
    ...known.contents,
    ...sent.leaves.map(({ id, content }): [Id, PageContent] => [id, content]),
  ]);
  const contents = new Map(
    order.flatMap((id): [Id, PageContent][] => {
      const content = all.get(id);
      return content ? [[id, content]] : [];
    }),
  );
  return {
    ...known,
    revision: reply.revision,
    savedAt: reply.savedAt,
    outline: sent.header.outline ?? outlineAfter(known.outline, before, order),
    shownOutline: sent.shownOutline,
    masters: sent.header.masters ?? known.masters,
    calendar: sent.header.calendar ?? known.calendar,
    leaves: order.map((id) => ({ id, hash: hashes.get(id) ?? '' })),
    contents,
  };
}
