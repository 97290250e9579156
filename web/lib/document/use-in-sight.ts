import { type RefCallback, useCallback, useState } from 'react';

const AHEAD = '800px 0px';
/** More of them at once, say the pages of an album that was just made, would be seen as a frame that comes late. */
const MOST_IN_A_FRAME = 6;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;
const due: Element[] = [];

function watch(margin: string): IntersectionObserver {
  observer?.disconnect();
  const watching = new IntersectionObserver(
    (entries) => {
      const isUnderWay = due.length > 0;
      due.push(...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      if (!isUnderWay) showSome();
    },
    { rootMargin: margin },
  );
  for (const element of waiting.keys()) watching.observe(element);
  observer = watching;
  return watching;
}

function showSome(): void {
  for (const element of due.splice(0, MOST_IN_A_FRAME)) waiting.get(element)?.();
  if (due.length > 0) requestAnimationFrame(showSome);
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
