import type { Id, Master, Page, PageDocument } from '../document.ts';

/** The pages between cover and endpapers. */
export function innerPages({ pages }: PageDocument): readonly Page[] {
  return pages.filter(({ role }) => role === 'inner');
}

/** How many pages have that master. */
export function usesOfMaster({ pages }: PageDocument, id: Id): number {
  return pages.filter(({ master }) => master === id).length;
}

/** The master that most inner pages have; where none has one, the first that there is. */
export function mainMaster(document: PageDocument): Master | null {
  const { masters = [] } = document;
  const uses = new Map<Id, number>();
  for (const { master } of innerPages(document)) {
    if (master !== undefined) uses.set(master, (uses.get(master) ?? 0) + 1);
  }
  const usesOf = ({ id }: Master) => uses.get(id) ?? 0;
  return masters.reduce<Master | null>(
    (main, each) => (main === null || usesOf(each) > usesOf(main) ? each : main),
    null,
  );
}

/** Gives pages a master (套用母版), or takes it from them. */
export function applyMaster(document: PageDocument, ids: ReadonlySet<Id>, master: Id | null): PageDocument {
  let isChanged = false;
  const pages = document.pages.map((page) => {
    const { master: before, ...rest } = page;
    if (!ids.has(page.id) || (before ?? null) === master) return page;
    isChanged = true;
    return master === null ? rest : { ...rest, master };
  });
  return isChanged ? { ...document, pages } : document;
}

/** A document with that master, in place of the one of the same id or as a new one. */
export function putMaster(document: PageDocument, master: Master): PageDocument {
  const { masters = [] } = document;
  const isKnown = masters.some(({ id }) => id === master.id);
  return {
    ...document,
    masters: isKnown ? masters.map((each) => (each.id === master.id ? master : each)) : [...masters, master],
  };
}

/** Without a master; the pages that had it have none. */
export function removeMaster(document: PageDocument, id: Id): PageDocument {
  const { masters = [], ...rest } = document;
  const left = masters.filter((each) => each.id !== id);
  const ids = new Set(rest.pages.flatMap((page) => (page.master === id ? [page.id] : [])));
  return applyMaster(left.length > 0 ? { ...rest, masters: left } : rest, ids, null);
}
