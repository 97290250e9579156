import type { Id, Master, Page, PageDocument, PageElement } from '#contracts/rules/pages/document.ts';
import { contentOf } from '#contracts/rules/pages/draft/leaf.ts';
import { outlineAfter } from '#contracts/rules/pages/draft/outline-moves.ts';
import { pageRole } from '#contracts/rules/pages/page-role.ts';
import { isAlike } from '../saving/known-draft.ts';
import type { History, Step } from './history.ts';
import { joinedOrder } from './page-order.ts';

/**
 * The steps of history after `to` came in place of `from` (撤销): what came belongs to every step, so undoing takes back
 * what was done here and nothing else. Of a page that came, no earlier look comes back.
 */
export function rebased({ past, future }: History, from: PageDocument, to: PageDocument): History {
  const onto = rebaseOnto(from, to);
  const move = (step: Step): Step => ({ ...step, document: onto(step.document) });
  const [before, after] = [past.map(move), future.map(move)];
  // A step that would change nothing any more is none.
  return {
    past: before.filter(({ document }, at) => !isSame(document, before[at + 1]?.document ?? to)),
    future: after.filter(({ document }, at) => !isSame(document, after[at - 1]?.document ?? to)),
    last: null,
  };
}

function rebaseOnto(from: PageDocument, to: PageDocument): (document: PageDocument) => PageDocument {
  const [before, now] = [byId(from.pages), byId(to.pages)];
  const [first, third] = [idsOf(from), idsOf(to)];
  const came = new Set(
    to.pages.filter((page) => !isAlikePage(before.get(page.id), page)).map(({ id }) => id),
  );
  const changed = { isChangedHere: () => false, isChangedThere: (id: Id) => came.has(id) };
  const isOtherOutline = !isAlike(outlineAfter(from.outline, first, third), to.outline);
  const inRole = createRoles(to.pages);

  return (document) => {
    const here = byId(document.pages);
    const order = joinedOrder({ before: first, here: idsOf(document), there: third }, changed);
    const masters = newer(from.masters, to.masters, document.masters);
    const calendar = newer(from.calendar, to.calendar, document.calendar);
    const pages = order.flatMap((id, at) => {
      const own = here.get(id);
      // What was not touched here is the same object in both.
      const isUntouched = came.has(id) || own === undefined || own === before.get(id);
      const page = isUntouched ? (now.get(id) ?? own) : own;
      return page ? [inRole(leadingOnly(page, order, masters), pageRole(at + 1, order.length))] : [];
    });
    const { version, widthMm, heightMm } = document;
    const outlined = isOtherOutline ? to : document;
    const outline = outlineAfter(outlined.outline, idsOf(outlined), order);
    return {
      ...{ version, widthMm, heightMm, pages, outline },
      ...(masters ? { masters } : {}),
      ...(calendar ? { calendar } : {}),
    };
  };
}

/** Without what leads to a page or a master that is no longer there. */
function leadingOnly(page: Page, order: readonly Id[], masters: readonly Master[] = []): Page {
  const isLeading = (element: PageElement) =>
    element.kind !== 'link' || element.target.to !== 'page' || order.includes(element.target.page);
  const { master, ...rest } = page;
  const isMasterGone = master !== undefined && !masters.some(({ id }) => id === master);
  const kept = isMasterGone ? rest : page;
  return page.elements.every(isLeading) ? kept : { ...kept, elements: page.elements.filter(isLeading) };
}

/** What came in between, and else what was there. */
function newer<T>(before: T, now: T, there: T): T {
  return isAlike(before, now) ? there : now;
}

function idsOf({ pages }: PageDocument): readonly Id[] {
  return pages.map(({ id }) => id);
}

function byId(pages: readonly Page[]): ReadonlyMap<Id, Page> {
  return new Map(pages.map((page) => [page.id, page]));
}

function isAlikePage(one: Page | undefined, other: Page): boolean {
  return one === other || (one !== undefined && isAlike(contentOf(one), contentOf(other)));
}

/** A page in the role of its place: the same page in the same role stays one object. */
function createRoles(pages: readonly Page[]) {
  const made = new Map<Page, Map<Page['role'], Page>>(
    pages.map((page) => [page, new Map([[page.role, page]])]),
  );
  return (page: Page, role: Page['role']): Page => {
    if (page.role === role) return page;
    const known = made.get(page) ?? new Map<Page['role'], Page>();
    made.set(page, known);
    const other = known.get(role) ?? { ...page, role };
    known.set(role, other);
    return other;
  };
}

function isSame(one: PageDocument, other: PageDocument): boolean {
  return (
    one.pages.length === other.pages.length &&
    one.pages.every((page, at) => page === other.pages[at]) &&
    isAlike([one.outline, one.masters, one.calendar], [other.outline, other.masters, other.calendar])
  );
}
