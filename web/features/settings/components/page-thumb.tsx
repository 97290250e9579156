import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { Box } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { PageView } from '#web/page/page-view.tsx';
import '#web/page/page.css';
import { PX_PER_MM } from '#web/page/scale.ts';
import { pagesFrom } from '../model/pages.ts';
import type { Setting } from '../model/setting.ts';

interface SmallPageProps {
  readonly page: Page | undefined;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly width: number;
}

/** A page as wide as there is room for it; paper until it is there. */
export function SmallPage({ page, widthMm, heightMm, width }: SmallPageProps) {
  const scale = width / (widthMm * PX_PER_MM);
  const size = { '--page-scale': scale, width, height: heightMm * PX_PER_MM * scale } as CSSProperties;
  return (
    <Box shadow="float" ground="paper-deep" style={size} aria-hidden="true">
      {page === undefined ? null : <PageView page={page} widthMm={widthMm} heightMm={heightMm} isSmall />}
    </Box>
  );
}

interface PageThumbProps {
  readonly setting: Setting;
  readonly page: number;
  readonly width: number;
}

/** One page of the draft. */
export function PageThumb({ setting, page, width }: PageThumbProps) {
  const { widthMm, heightMm } = setting;
  const { data } = useQuery(pagesFrom(setting, page, 1));
  return (
    <div {...shows('ReaderServiceMag.getPages')}>
      <SmallPage page={data?.pages[0]} {...{ widthMm, heightMm, width }} />
    </div>
  );
}
