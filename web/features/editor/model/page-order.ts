import type { Id } from '#contracts/rules/pages/document.ts';
import { isSameOrder } from '../saving/known-draft.ts';

/** The ids of all pages in order: as both sides had them, and as each has them now. */
interface Orders {
  readonly before: readonly Id[];
  readonly here: readonly Id[];
  readonly there: readonly Id[];
}

interface ChangedPages {
  readonly isChangedHere: (id: Id) => boolean;
  /** Of pages that are there. */
  readonly isChangedThere: (id: Id) => boolean;
}

/** The pages of two sides in one order; none is lost that one side changed. */
export function joinedOrder(
  { before, here, there }: Orders,
  { isChangedHere, isChangedThere }: ChangedPages,
): readonly Id[] {
  if (isSameOrder(before, there)) return withoutLoss(here, there, isChangedThere);
  const inMine = new Set(here);
  const known = new Set(before);
  // A page that was taken away here stays where it was changed there.
  const kept = there.filter((id) => inMine.has(id) || !known.has(id) || isChangedThere(id));
  const isMovedThere = !isSameOrder(
    kept.filter((id) => known.has(id)),
    before.filter((id) => kept.includes(id)),
  );
  const joined = isMovedThere ? kept : arranged(kept, here);
  return here.reduce<readonly Id[]>((list, id, at) => {
    const isOnlyHere = !list.includes(id) && (!known.has(id) || isChangedHere(id));
    return isOnlyHere ? insertedAfter(list, id, here.slice(0, at)) : list;
  }, joined);
}

/** Pages that were taken away here but changed there come back behind those that they followed. */
function withoutLoss(
  mine: readonly Id[],
  there: readonly Id[],
  isChangedThere: (id: Id) => boolean,
): readonly Id[] {
  return there.reduce<readonly Id[]>(
    (list, id, at) =>
      !list.includes(id) && isChangedThere(id) ? insertedAfter(list, id, there.slice(0, at)) : list,
    mine,
  );
}

/** The pages of a list that the other one has too, in its order; the rest stay behind what they followed. */
function arranged(list: readonly Id[], order: readonly Id[]): readonly Id[] {
  const inList = new Set(list);
  const inOrder = new Set(order);
  return list.reduce<readonly Id[]>(
    (all, id, at) => (inOrder.has(id) ? all : insertedAfter(all, id, list.slice(0, at))),
    order.filter((id) => inList.has(id)),
  );
}

/** Behind the nearest of those before it that is there. */
function insertedAfter(list: readonly Id[], id: Id, before: readonly Id[]): readonly Id[] {
  const near = before.findLast((each) => list.includes(each));
  const place = near === undefined ? 0 : list.indexOf(near) + 1;
  return [...list.slice(0, place), id, ...list.slice(place)];
}
