import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { type Rows, visibleRows } from './model/visible-rows.ts';

interface Scroller {
  readonly ref: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  readonly count: number;
}

/** The rows of a long list that its scrolled box shows. */
export function useRows({ ref, rowHeight, count }: Scroller): Rows {
  const subscribe = useCallback(
    (listener: () => void) => {
      const box = ref.current;
      box?.addEventListener('scroll', listener, { passive: true });
      addEventListener('resize', listener);
      return () => {
        box?.removeEventListener('scroll', listener);
        removeEventListener('resize', listener);
      };
    },
    [ref],
  );
  // A text, because the same rows must be the same value.
  const get = () => {
    const top = ref.current?.scrollTop ?? 0;
    const height = ref.current?.clientHeight || innerHeight;
    const { first, end } = visibleRows({ top, height, rowHeight, count });
    return `${first} ${end}`;
  };
  const [first = 0, end = 0] = useSyncExternalStore(subscribe, get, get).split(' ').map(Number);
  return { first, end };
}
