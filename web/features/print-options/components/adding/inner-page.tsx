import type { CSSProperties } from 'react';
import { PageView, type PageViewProps } from '#web/page/page-view.tsx';
import '#web/page/page.css';
import { PX_PER_MM } from '#web/page/scale.ts';

interface InnerPageProps extends Pick<PageViewProps, 'page' | 'widthMm' | 'heightMm'> {
  /** Pixels to the millimetre. */
  readonly scale: number;
}

/** A page of the publication (内页) as it is printed. */
export function InnerPage({ scale, ...page }: InnerPageProps) {
  return (
    <span style={{ '--page-scale': scale / PX_PER_MM } as CSSProperties}>
      <PageView {...page} isSmall />
    </span>
  );
}
