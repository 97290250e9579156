import { type RefObject, useLayoutEffect, useState } from 'react';
import { PX_PER_MM } from '#web/page/scale.ts';

interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** How large a page is drawn so that the whole of it is seen in its frame (适合窗口); 0 before that is known. */
export function usePageScale(frame: RefObject<HTMLElement | null>, { widthMm, heightMm }: Size): number {
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setScale(Math.min(clientWidth / widthMm, clientHeight / heightMm) / PX_PER_MM);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, widthMm, heightMm]);
  return scale;
}
