import type { CSSProperties, ReactNode } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { Box, Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { PageView } from '#web/page/page-view.tsx';
import '#web/page/page.css';
import { PX_PER_MM } from '#web/page/scale.ts';

export interface PageSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

interface ShownPage {
  readonly title: ReactNode;
  /** As it is printed; null where that side has no such page. */
  readonly page: Page | null;
}

interface PagePairProps extends PageSize {
  readonly sides: readonly [ShownPage, ShownPage];
}

const WIDE_PX = 250;
const NARROW_PX = 140;

/** The same page as two versions have it, side by side. */
export function PagePair({ sides, widthMm, heightMm }: PagePairProps) {
  const isNarrow = useMedia(upTo('phone'));
  const width = isNarrow ? NARROW_PX : WIDE_PX;
  const scale = width / Math.max(widthMm, heightMm) / PX_PER_MM;
  return (
    <Row gap={16} align="start" style={{ '--page-scale': scale } as CSSProperties}>
      {sides.map(({ title, page }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are two, always the same
        <Stack key={at} gap={4} as="figure" style={{ margin: 0 }}>
          <Muted as="figcaption" size={12}>
            {title}
          </Muted>
          {page === null ? (
            <Stack
              tone="muted"
              ground="paper-deep"
              items="center"
              style={{
                width: widthMm * PX_PER_MM * scale,
                height: heightMm * PX_PER_MM * scale,
                alignContent: 'center',
              }}
            >
              没有这一页
            </Stack>
          ) : (
            <Box shadow="float">
              <PageView page={page} widthMm={widthMm} heightMm={heightMm} isSmall />
            </Box>
          )}
        </Stack>
      ))}
    </Row>
  );
}
