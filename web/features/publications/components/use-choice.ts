import { useState } from 'react';
import type { Work } from '../model/work.ts';

const NONE: ReadonlySet<string> = new Set();

/** The chosen works (已选作品) among those that are shown, as they are now. */
export function useChoice(list: readonly Work[]) {
  const [ids, setIds] = useState(NONE);
  return {
    works: list.filter(({ ID }) => ids.has(ID)),
    has: ({ ID }: Work) => ids.has(ID),
    choose(works: readonly Work[], isChosen: boolean): void {
      setIds((before) => {
        const next = new Set(before);
        for (const { ID } of works) {
          if (isChosen) next.add(ID);
          else next.delete(ID);
        }
        return next;
      });
    },
    clear: () => setIds(NONE),
  };
}

export type Choice = ReturnType<typeof useChoice>;
