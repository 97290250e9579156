import { type CSSProperties, useMemo } from 'react';
import { calendarDocument } from '#contracts/rules/calendar/calendar-document.ts';
import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import type { SpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { filledPlaces } from '#contracts/rules/templates/photo-places.ts';
import { Box, Row } from '#web/kit/layout/shapes.ts';
import { PageView } from '#web/page/page-view.tsx';
import '#web/page/page.css';
import { PX_PER_MM } from '#web/page/scale.ts';

interface CalendarPreviewProps {
  readonly spec: CalendarSpec;
  readonly size: { readonly widthMm: number; readonly heightMm: number };
  readonly dates?: readonly SpecialDate[];
  /** The longer side as it is shown. */
  readonly longestPx: number;
  /** A picture to stand where a photo will. */
  readonly sample?: string;
}

/** The first month as it will be printed. */
export function CalendarPreview({ spec, size, dates, longestPx, sample }: CalendarPreviewProps) {
  const { widthMm, heightMm } = size;
  const page = useMemo(() => {
    const { pages, ...document } = calendarDocument(spec, { widthMm, heightMm }, dates);
    const first = pages[1] ?? pages[0];
    if (first === undefined || sample === undefined) return first;
    const photo = { source: sample, width: 3, height: 2, takenAt: null };
    return filledPlaces({ ...document, pages: [first] }, [photo], { newId: () => idAt(0) }).document.pages[0];
  }, [spec, widthMm, heightMm, dates, sample]);
  const scale = longestPx / (Math.max(widthMm, heightMm) * PX_PER_MM);
  if (page === undefined) return null;
  return (
    <Row as="span" justify="center" style={{ '--page-scale': scale } as CSSProperties} aria-hidden="true">
      <Box as="span" shadow="float">
        <PageView page={page} widthMm={widthMm} heightMm={heightMm} isSmall />
      </Box>
    </Row>
  );
}
