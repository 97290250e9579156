import { useLayoutEffect, useRef, useState } from 'react';

/** The same functions at every drawing, which do what the newest ones do: what only holds them need not be drawn anew. */
export function useSteady<Given extends object>(acts: Given): Given {
  const newest = useRef(acts);
  useLayoutEffect(() => {
    newest.current = acts;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(acts).map((name) => [
          name,
          (...given: unknown[]) =>
            (Reflect.get(newest.current, name) as (...given: unknown[]) => unknown)(...given),
        ]),
      ) as Given,
  );
  return steady;
}
