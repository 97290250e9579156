import { type RefObject, useEffect, useRef } from 'react';

/** The focus follows from one stage to the next, because the pressed button is gone with its stage. */
export function useStageFocus(stage: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (stage !== before.current) place.current?.focus();
    before.current = stage;
  }, [stage]);
  return place;
}
