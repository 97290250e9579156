import { type KeyboardEvent, memo, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { Id, Page, PageElement } from '#contracts/rules/pages/document.ts';
import { STILL } from '#web/page/page-view.tsx';
import { choosableOf } from '../actions/chosen.ts';
import { useEditing } from '../model/editing.ts';
import { elementWords } from '../model/element-words.ts';
import { afterKey, gridsOf } from './grids.ts';
import { HUNDRED_MM, inHundredMm } from './place-style.ts';
import styles from './stage.module.css';

interface HitLayerProps {
  readonly page: Page;
  readonly selection: readonly Id[];
  readonly onDown: (event: PointerEvent<HTMLButtonElement>, id: Id) => void;
  readonly onEdit: (id: Id) => void;
  readonly onPick: (id: Id, isMore: boolean) => void;
}

/** A focusable box over every element, in the order of reading: what the pointer and the keyboard take hold of. */
export const HitLayer = memo(function HitLayer({ page, selection, ...hands }: HitLayerProps) {
  const { store } = useEditing();
  const chosen = useMemo(() => new Set(selection), [selection]);
  const elements = useMemo(() => choosableOf(page.elements), [page.elements]);
  const grids = useMemo(() => gridsOf(elements), [elements]);
  const layer = useRef<HTMLDivElement>(null);
  // Where Tab was in each of them last.
  const [been, setBeen] = useState<readonly Id[]>([]);
  const gridOf = (id: Id) => grids.find(({ ids }) => ids.has(id));
  const isStop = (id: Id) => {
    const grid = gridOf(id);
    return grid === undefined || id === (been.find((each) => grid.ids.has(each)) ?? grid.first);
  };

  const onCell = useCallback(
    (id: Id, isByKey: boolean) => {
      const grid = grids.find(({ ids }) => ids.has(id));
      setBeen((before) => [id, ...before.filter((each) => !grid?.ids.has(each))]);
      // It has the focus alone, so that keys go on from it; Enter chooses it.
      if (isByKey) store.select([]);
    },
    [grids, store],
  );
  const onKey = useCallback(
    (event: KeyboardEvent, id: Id) => {
      if (store.get().selection.length > 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const grid = grids.find(({ ids }) => ids.has(id));
      const next = grid ? afterKey(grid, id, event.key) : null;
      if (event.key.startsWith('Arrow') || next !== null) event.preventDefault();
      if (next === null) return;
      layer.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(next)}"]`)?.focus();
    },
    [grids, store],
  );

  return (
    <div style={HUNDRED_MM}>
      <div ref={layer} style={STILL}>
        {elements.map((element) => (
          <Hit
            key={element.id}
            element={element}
            isChosen={chosen.has(element.id)}
            isStop={isStop(element.id)}
            {...(gridOf(element.id) ? { onCell, onKey } : {})}
            {...hands}
          />
        ))}
      </div>
    </div>
  );
});

interface HitProps extends Omit<HitLayerProps, 'page' | 'selection'> {
  readonly element: PageElement;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  /** In a grid, the keys go on from what has the focus alone. */
  readonly onCell?: (id: Id, isByKey: boolean) => void;
  readonly onKey?: (event: KeyboardEvent, id: Id) => void;
}

const Hit = memo(function Hit({ element, isChosen, isStop, onCell, onKey, ...hands }: HitProps) {
  const { onDown, onEdit, onPick } = hands;
  const { id } = element;
  return (
    <button
      type="button"
      className={styles.hit}
      style={inHundredMm(element)}
      aria-label={elementWords(element)}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-kind={element.kind}
      data-hit={id}
      onPointerDown={(event) => onDown(event, id)}
      onDoubleClick={() => onEdit(id)}
      onFocus={({ currentTarget }) => {
        const isByKey = !isChosen && currentTarget.matches(':focus-visible');
        if (onCell) onCell(id, isByKey);
        else if (isByKey) onPick(id, false);
      }}
      onKeyDown={(event) => onKey?.(event, id)}
      onClick={(event) => {
        // A press of the keyboard; the pointer has chosen it already when it went down.
        if (event.detail === 0) onPick(id, event.shiftKey);
      }}
    />
  );
});
