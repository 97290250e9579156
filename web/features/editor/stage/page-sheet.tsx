import { App } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { tryAction } from '../actions/action.ts';
import { actionOf } from '../actions/index.ts';
import { useAround, useEditing, useEditorState, useOpen, useShown } from '../model/editing.ts';
import { usePhotos } from '../model/photos.ts';
import { DRAGGED_PHOTO, dropPhoto } from '../model/place-photo.ts';
import { sheetWords } from '../model/role-words.ts';
import { CropStage } from './crop-stage.tsx';
import { Guides } from './guides.tsx';
import { HitLayer } from './hit-layer.tsx';
import { LowResolution } from './low-resolution.tsx';
import { PrintedPage } from './printed-page.tsx';
import { Selection } from './selection.tsx';
import { SnapLines } from './snap-lines.tsx';
import styles from './stage.module.css';
import { TextStage } from './text-stage.tsx';
import { useHands } from './use-hands.ts';

interface PageSheetProps {
  readonly page: Page;
  readonly no: number;
  readonly pxPerMm: number;
  /** Part of a cover sheet, which has guides of its own. */
  readonly isOnCover?: boolean;
}

/** The page that is worked on: as it is printed, and over it everything that hands take hold of. */
export function PageSheet({ page, no, pxPerMm, isOnCover = false }: PageSheetProps) {
  const { message } = App.useApp();
  const editing = useEditing();
  const guides = useOpen((now) => now.guides) && !isOnCover;
  const isReadOnly = useAround((around) => around.isReadOnly);
  const { widthMm, heightMm, pages, calendar } = useEditorState(({ document }) => document);
  const selection = useEditorState((state) => state.selection);
  const inside = useEditorState((state) => state.inside);
  const { chosen } = useShown();
  const sheet = useRef<HTMLDivElement>(null);
  const hands = useHands(editing, sheet, pxPerMm);
  const { store } = editing;
  const photos = usePhotos();

  const latest = useRef(hands);
  useLayoutEffect(() => {
    latest.current = hands;
  });
  const onDown = useCallback<typeof hands.down>((event, id) => latest.current.down(event, id), []);
  const onPick = useCallback<typeof hands.pick>((id, isMore) => latest.current.pick(id, isMore), []);
  const onEdit = useCallback(
    (id: string) => {
      store.select([id]);
      tryAction(actionOf('edit'), editing);
    },
    [store, editing],
  );

  // What was written or cropped by the keyboard has the focus again.
  useEffect(() => {
    const place = sheet.current;
    return () => {
      if (!inside || document.activeElement !== document.body) return;
      if (!store.get().selection.includes(inside.id)) return;
      const hit = place?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(inside.id)}"]`);
      hit?.focus({ preventScroll: true });
    };
  }, [inside, store]);

  // What is written or cropped stands in its own layer meanwhile.
  const shown = useMemo(
    () => (inside ? { ...page, elements: page.elements.filter(({ id }) => id !== inside.id) } : page),
    [page, inside],
  );
  const worked = inside && page.elements.find(({ id }) => id === inside.id);

  return (
    <section
      ref={sheet}
      className={styles.sheet}
      aria-label={sheetWords(page, no, { calendar })}
      data-part=""
      data-sheet=""
      tabIndex={-1}
      style={isOnCover ? { boxShadow: 'none' } : undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED_PHOTO)) event.preventDefault();
      }}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData(DRAGGED_PHOTO);
        const photo = photos.find((each) => each.photo === dragged);
        const words = photo ? dropPhoto(editing, photo, hands.onPage(event)) : '';
        if (words !== '') void message.info(words);
      }}
    >
      <PrintedPage page={shown} no={no} />
      {/* The pages of a calendar hang one by one: none is bound at a side. */}
      {guides ? <Guides page={{ widthMm, heightMm, no, pageNum: calendar ? 1 : pages.length }} /> : null}
      <HitLayer page={shown} selection={selection} onDown={onDown} onEdit={onEdit} onPick={onPick} />
      <LowResolution page={page} />
      <SnapLines widthMm={widthMm} heightMm={heightMm} />
      {worked ? null : (
        <Selection
          chosen={chosen}
          canChange={!isReadOnly}
          pxPerMm={pxPerMm}
          onResize={hands.resize}
          onTurn={hands.turn}
          onEdit={onEdit}
        />
      )}
      {worked?.kind === 'text' ? <TextStage element={worked} /> : null}
      {worked?.kind === 'image' ? <CropStage element={worked} pxPerMm={pxPerMm} /> : null}
    </section>
  );
}
