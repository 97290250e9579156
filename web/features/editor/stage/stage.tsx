import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { useSize } from '#web/lib/document/use-size.ts';
import { PX_PER_MM } from '#web/page/scale.ts';
import { coverOf, useIsCoverOpen } from '../model/cover.ts';
import { opened, useEditing, useEditorState, useOpen } from '../model/editing.ts';
import { lyingOf, spreadOf } from '../model/spread.ts';
import { pxPerMm as pxPerMmOf, REAL_SIZE } from '../model/zoom.ts';
import { Beside } from './beside.tsx';
import { CoverView } from './cover-view.tsx';
import { PageSheet } from './page-sheet.tsx';
import { Rulers } from './rulers.tsx';
import styles from './stage.module.css';
import { useViewHands } from './use-view-hands.ts';

/** Room around the paper, for bleed, handles and the eye. */
const AROUND_PX = 56;

const FRAME: CSSProperties = { position: 'relative', display: 'flex', flex: 1, minWidth: 0 };

/** The table with the spread on it (工作区): one page is worked on, the other lies beside it. */
export function Stage() {
  const editing = useEditing();
  const document = useEditorState((state) => state.document);
  const shownID = useEditorState((state) => state.page);
  const zoom = useEditorState((state) => state.zoom);
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(place);
  const spread = spreadOf(document, shownID);
  const { widthMm, heightMm, pages } = document;
  const isNarrow = useMedia(upTo('tablet'));
  const rulers = useOpen((now) => now.rulers) && !isNarrow;
  const isCover = useIsCoverOpen();
  const cover = useMemo(() => (isCover ? coverOf(document) : null), [isCover, document]);
  const paper = cover
    ? { width: cover.widthMm, height: cover.heightMm }
    : { width: widthMm * (spread?.length ?? 1), height: heightMm };
  const room = { width: width - 2 * AROUND_PX, height: height - 2 * AROUND_PX };
  const pxPerMm = pxPerMmOf(zoom, paper, room);
  // Enlarged by hand, every place of it can come to the middle.
  const around = zoom === 'fit' ? AROUND_PX : `${height / 2}px ${width / 2}px`;
  const percent = Math.round((pxPerMm / REAL_SIZE) * 100);
  useLayoutEffect(() => opened(editing.open, { percent }), [editing.open, percent]);

  const table = useRef<HTMLDivElement>(null);
  const hands = useViewHands(editing, { stage: place, table, pxPerMm, zoom });

  // What had the focus may have gone with the page before.
  const before = useRef(shownID);
  useEffect(() => {
    const { current: table } = place;
    const isGone = table?.ownerDocument.activeElement === table?.ownerDocument.body;
    if (before.current !== shownID && isGone) table?.querySelector('section')?.focus({ preventScroll: true });
    before.current = shownID;
  }, [shownID]);

  // Two fingers are the stage's own.
  const touchAction = 'pan-x pan-y';
  const scale = { touchAction, '--mm': `${pxPerMm}px`, '--page-scale': pxPerMm / PX_PER_MM } as CSSProperties;
  const lies = cover ? (shownID === pages[0]?.id ? 'front' : 'back') : lyingOf(spread, shownID).lies;
  const numberOf = (id: string) => pages.findIndex((each) => each.id === id) + 1;
  function sheetOf(page: Page | undefined) {
    if (page === undefined) return null;
    const no = numberOf(page.id);
    if (page.id === shownID) {
      return <PageSheet key={page.id} page={page} no={no} pxPerMm={pxPerMm} isOnCover={cover !== null} />;
    }
    const show = () => editing.store.showPage(page.id);
    return <Beside key={page.id} page={page} no={no} isOnCover={cover !== null} onShow={show} />;
  }

  return (
    <div style={FRAME}>
      {rulers ? <Rulers stage={place} {...{ width, height, pxPerMm }} lies={lies} /> : null}
      <div
        ref={place}
        className={styles.stage}
        style={scale}
        {...hands}
        onPointerDown={({ target, currentTarget }) => {
          const isBeside =
            target === currentTarget || (target as Element).closest('[data-hit], [data-over]') === null;
          if (isBeside && (target as Element).closest('textarea, button, [contenteditable]') === null) {
            editing.store.select([]);
          }
        }}
      >
        <div style={{ padding: around }}>
          <div ref={table} style={{ display: 'flex' }}>
            {cover ? (
              <CoverView sheet={cover}>{({ page }) => sheetOf(page)}</CoverView>
            ) : (
              spread?.map(sheetOf)
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
