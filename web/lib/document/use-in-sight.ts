import { type RefCallback, useCallback, useState } from 'react';

const AHEAD = '800px 0px';
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function watch(margin: string): IntersectionObserver {
  observer?.disconnect();
  const watching = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: margin },
  );
  for (const element of waiting.keys()) watching.observe(element);
  observer = watching;
  return watching;
}

function begin(): IntersectionObserver {
  addEventListener('scroll', () => watch(AHEAD), { once: true, capture: true, passive: true });
  return watch('0px');
}

/**
 * Whether the element came into sight (进入视野). A browser fetches lazy pictures several screens ahead, where they stand
 * in the queue before what is waited for; here only the beginning of a scroll loads ahead.
 */
export function useInSight(): readonly [RefCallback<Element>, boolean] {
  const [isInSight, setIsInSight] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    waiting.set(element, () => setIsInSight(true));
    (observer ?? begin()).observe(element);
    return () => {
      waiting.delete(element);
      observer?.unobserve(element);
    };
  }, []);
  return [ref, isInSight];
}
