import { useState } from 'react';

interface IdSetChanges {
  readonly add: (more: readonly string[]) => void;
  readonly remove: (gone: readonly string[]) => void;
  /** Adds them and answers true, unless one of them is in already. */
  readonly claim: (more: readonly string[]) => boolean;
}

export interface IdSet extends IdSetChanges {
  readonly ids: ReadonlySet<string>;
}

type Ids = ReadonlySet<string>;

const NONE: Ids = new Set();

function changesOf(show: (ids: Ids) => void): IdSetChanges {
  let ids = NONE;

  function become(next: Ids): void {
    ids = next;
    show(next);
  }

  function add(more: readonly string[]): void {
    if (more.some((id) => !ids.has(id))) become(new Set([...ids, ...more]));
  }

  return {
    add,
    remove(gone) {
      if (gone.some((id) => ids.has(id))) become(new Set([...ids].filter((id) => !gone.includes(id))));
    },
    claim(more) {
      if (more.some((id) => ids.has(id))) return false;
      add(more);
      return true;
    },
  };
}

/** A set of line ids that is right at once, also for the second click before anything was drawn. */
export function useIdSet(): IdSet {
  const [ids, setIds] = useState(NONE);
  const [changes] = useState(() => changesOf(setIds));
  return { ids, ...changes };
}
