import { type RefObject, useEffect } from 'react';
import styles from './more-aside.module.css';

/** A pixel is lost where the window is enlarged. */
const SLACK = 2;

function sidesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const rest = scrollWidth - clientWidth - scrollLeft;
  return [scrollLeft > SLACK ? 'before' : '', rest > SLACK ? 'after' : ''].join(' ').trim();
}

/**
 * A row that is swept sideways where it is wider than its place: its ends say on which side there is more. The answer
 * is the class that it takes.
 */
export function useMoreAside(row: RefObject<HTMLElement | null>): string {
  useEffect(() => {
    const element = row.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const tell = () => {
      element.dataset.more = sidesOf(element);
    };
    // What is in it grows too, as by a number that comes later; what is added later is seen with the next drawing.
    const observer = new ResizeObserver(tell);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', tell);
    };
  });
  return styles.row ?? '';
}
