import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** A set of line ids. */
export function useIdSet() {
  const [ids, setIds] = useState(NONE);
  const [changes] = useState(() => ({
    add: (more: readonly string[]) => setIds((before) => new Set([...before, ...more])),
    remove: (gone: readonly string[]) =>
      setIds((before) =>
        gone.some((id) => before.has(id)) ? new Set([...before].filter((id) => !gone.includes(id))) : before,
      ),
  }));
  return { ids, ...changes };
}
