import { memo, type PointerEvent, useMemo } from 'react';
import type { Id, Page, PageElement } from '#contracts/rules/pages/document.ts';
import { STILL } from '#web/page/page-view.tsx';
import { choosableOf } from '../actions/chosen.ts';
import { elementWords } from '../model/element-words.ts';
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
  const chosen = useMemo(() => new Set(selection), [selection]);
  return (
    <div style={HUNDRED_MM}>
      <div style={STILL}>
        {choosableOf(page.elements).map((element) => (
          <Hit key={element.id} element={element} isChosen={chosen.has(element.id)} {...hands} />
        ))}
      </div>
    </div>
  );
});

interface HitProps extends Omit<HitLayerProps, 'page' | 'selection'> {
  readonly element: PageElement;
  readonly isChosen: boolean;
}

const Hit = memo(function Hit({ element, isChosen, onDown, onEdit, onPick }: HitProps) {
  const { id } = element;
  return (
    <button
      type="button"
      className={styles.hit}
      style={inHundredMm(element)}
      aria-label={elementWords(element)}
      aria-pressed={isChosen}
      data-kind={element.kind}
      data-hit={id}
      onPointerDown={(event) => onDown(event, id)}
      onDoubleClick={() => onEdit(id)}
      onFocus={({ currentTarget }) => {
        if (!isChosen && currentTarget.matches(':focus-visible')) onPick(id, false);
      }}
      onClick={(event) => {
        // A press of the keyboard; the pointer has chosen it already when it went down.
        if (event.detail === 0) onPick(id, event.shiftKey);
      }}
    />
  );
});
