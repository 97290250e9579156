import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import type { Id } from '#contracts/rules/pages/document.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { useSize } from '#web/lib/document/use-size.ts';
import { PX_PER_MM } from '#web/page/scale.ts';
import { opened, useEditing, useEditorState, useOpen } from '../model/editing.ts';
import { type Spread, spreadOf } from '../model/spread.ts';
import { pxPerMm as pxPerMmOf, REAL_SIZE } from '../model/zoom.ts';
import { PageSheet } from './page-sheet.tsx';
import { PrintedPage } from './printed-page.tsx';
import { Rulers } from './rulers.tsx';
import styles from './stage.module.css';
import { useViewHands } from './use-view-hands.ts';

/** Room around the paper, for bleed, handles and the eye. */
const AROUND_PX = 56;

const FRAME: CSSProperties = { position: 'relative', display: 'flex', flex: 1, minWidth: 0 };

function liesIn(spread: Spread | null, id: Id) {
  if (spread?.[1] === undefined) return 'alone';
  return spread[0].id === id ? 'left' : 'right';
}

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
  const paper = { width: widthMm * (spread?.length ?? 1), height: heightMm };
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
  const numberOf = (id: string) => pages.findIndex((each) => each.id === id) + 1;
  return (
    <div style={FRAME}>
      {rulers ? (
        <Rulers stage={place} {...{ width, height, pxPerMm }} lies={liesIn(spread, shownID)} />
      ) : null}
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
            {spread?.map((page) =>
              page === undefined ? null : page.id === shownID ? (
                <PageSheet key={page.id} page={page} no={numberOf(page.id)} pxPerMm={pxPerMm} />
              ) : (
                <div key={page.id} className={styles.sheet}>
                  <div aria-hidden="true">
                    <PrintedPage page={page} no={numberOf(page.id)} />
                  </div>
                  <button
                    type="button"
                    className={styles.beside}
                    aria-label={`编辑第 ${numberOf(page.id)} 页`}
                    onClick={() => editing.store.showPage(page.id)}
                  />
                </div>
              ),
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
