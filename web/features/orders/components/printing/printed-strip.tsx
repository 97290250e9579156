import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';
import '#web/page/page.css';
import { printedPages } from '../printed-pages.ts';

const SHOWN = 12;
const HEIGHT_PX = 96;

/** The first pages that a line prints (付印内容), as small pictures. Optional; a failure is not shown. */
export function PrintedStrip({ orderNo, lineID }: { readonly orderNo: string; readonly lineID: string }) {
  const { data } = useQuery(printedPages(orderNo, lineID, 1));
  if (!data) return null;
  const { widthMm, heightMm, pageNum, pages } = data;
  const scale = { '--page-scale': HEIGHT_PX / heightMm / PX_PER_MM } as CSSProperties;
  return (
    <Row
      as="ul"
      gap={8}
      style={{ ...scale, overflowX: 'auto' }}
      aria-label={`付印内容，前 ${Math.min(SHOWN, pageNum)} 页，共 ${pageNum} 页`}
      tabIndex={0}
      {...shows('OrderServiceMag.getPrintedPages')}
    >
      {pages.slice(0, SHOWN).map((page, at) => (
        <li key={page.id} aria-label={`第 ${at + 1} 页`}>
          <PageView page={page} widthMm={widthMm} heightMm={heightMm} isSmall />
        </li>
      ))}
    </Row>
  );
}
