import { type CSSProperties, memo, useEffect, useRef } from 'react';
import type { Id } from '#contracts/rules/pages/document.ts';
import styles from '#web/features/editor/strip/strip.module.css';
import { Muted, Row } from '#web/kit/layout/shapes.ts';
import { useInSight } from '#web/lib/document/use-in-sight.ts';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';
import type { Pages } from '../model/areas-state.ts';
import type { Size } from '../model/tools.ts';
import { usePageOf } from '../model/work-pages.ts';

const HEIGHT_PX = 72;

interface PageRowProps extends Size {
  readonly code: string;
  readonly pages: Pages;
  readonly shown: Id;
  /** Pages with an area that leads nowhere. */
  readonly dead: ReadonlySet<Id>;
  readonly onShow: (id: Id) => void;
}

/** All pages in their order with how many areas each has (页面条). */
export function PageRow({ code, pages, shown, dead, onShow, ...size }: PageRowProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector(`[data-page="${shown}"]`);
    here?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const scale = HEIGHT_PX / (size.heightMm * PX_PER_MM);
  return (
    <Row
      as="ul"
      ref={list}
      gap={12}
      padY={8}
      aria-label="页面"
      className={styles.pages}
      style={{ '--page-scale': scale } as CSSProperties}
    >
      {pages.map(({ page, areas }, at) => (
        <PageButton
          key={page}
          {...{ code, page, ...size, onShow }}
          no={at + 1}
          count={areas.length}
          isShown={page === shown}
          isDead={dead.has(page)}
        />
      ))}
    </Row>
  );
}

interface PageButtonProps extends Size {
  readonly code: string;
  readonly page: Id;
  readonly no: number;
  readonly count: number;
  readonly isShown: boolean;
  readonly isDead: boolean;
  readonly onShow: (id: Id) => void;
}

const PageButton = memo(function PageButton(props: PageButtonProps) {
  const { code, page, no, count, isShown, isDead, widthMm, heightMm, onShow } = props;
  const [place, isInSight] = useInSight();
  const width = (HEIGHT_PX * widthMm) / heightMm;
  const counted = count === 0 ? '' : `，${count} 个热区${isDead ? '，有失效的' : ''}`;
  return (
    <li
      ref={place}
      className={styles.page}
      data-page={page}
      style={{ containIntrinsicSize: `${width}px ${HEIGHT_PX + 22}px` }}
    >
      <div aria-hidden="true" style={{ width, height: HEIGHT_PX }}>
        {isInSight ? <Thumbnail {...{ code, no, widthMm, heightMm }} /> : null}
      </div>
      <Muted as="div" size="12-20" text="center" digits nowrap aria-hidden="true">
        {no}
        {count === 0 ? '' : ` · ${count}${isDead ? '!' : ''}`}
      </Muted>
      <button
        type="button"
        className={styles.leaf}
        aria-label={`第 ${no} 页${counted}`}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => onShow(page)}
      />
    </li>
  );
});

function Thumbnail({ code, no, ...size }: Size & { readonly code: string; readonly no: number }) {
  const { page } = usePageOf(code, no);
  return page ? <PageView page={page} {...size} isSmall /> : null;
}
