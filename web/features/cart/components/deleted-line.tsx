import { useEffect, useRef } from 'react';
import { UndoLine } from '#web/components/undo-line.tsx';
import { type Deleted, wordsFor } from '../model/deleted.ts';

interface DeletedLineProps {
  readonly deleted: Deleted;
  readonly isRestoring: boolean;
  readonly onUndo: () => void;
  /** Nothing else is left: the focus that went with what was pressed comes here. */
  readonly isAlone?: boolean;
}

/** Stands where the deleted lines stood. */
export function DeletedLine({ deleted, isRestoring, onUndo, isAlone = false }: DeletedLineProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAlone && document.activeElement === document.body) {
      place.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
    }
  }, [isAlone]);
  return (
    <div ref={place}>
      <UndoLine text={`已删除${wordsFor(deleted.lines)}`} isUndoing={isRestoring} onUndo={onUndo} />
    </div>
  );
}
