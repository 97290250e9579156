import { useState } from 'react';

type Names = ReadonlySet<string>;

const NONE: Names = new Set();

export interface Guard {
  /** What is under way, by name. */
  readonly busy: Names;
  /**
   * Works unless one of the names is under way already: a second click, which comes before the first one is drawn, gets
   * null. Where the page is about to change, the names stay busy.
   */
  run<T>(
    names: readonly string[],
    work: () => Promise<T>,
    staysBusy?: (value: T) => boolean,
  ): Promise<T | null>;
}

/** The guard without a screen; `show` hears what is under way. */
export function createGuard(show: (busy: Names) => void): Pick<Guard, 'run'> {
  let busy = NONE;

  function become(next: Names): void {
    busy = next;
    show(next);
  }

  return {
    async run(names, work, staysBusy = () => false) {
      if (names.some((name) => busy.has(name))) return null;
      become(new Set([...busy, ...names]));
      let isLeaving = false;
      try {
        const value = await work();
        isLeaving = staysBusy(value);
        return value;
      } finally {
        if (!isLeaving) become(new Set([...busy].filter((name) => !names.includes(name))));
      }
    },
  };
}

/** The one guard against doing a thing twice (防重复提交). */
export function useGuard(): Guard {
  const [busy, setBusy] = useState(NONE);
  const [guard] = useState(() => createGuard(setBusy));
  return { busy, ...guard };
}
