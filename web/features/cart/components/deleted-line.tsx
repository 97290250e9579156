import { UndoLine } from '#web/components/undo-line.tsx';
import { type Deleted, wordsFor } from '../model/deleted.ts';

interface DeletedLineProps {
  readonly deleted: Deleted;
  readonly isRestoring: boolean;
  readonly onUndo: () => void;
}

/** Stands where the deleted lines stood. */
export function DeletedLine({ deleted, isRestoring, onUndo }: DeletedLineProps) {
  return <UndoLine text={`已删除${wordsFor(deleted.lines)}`} isUndoing={isRestoring} onUndo={onUndo} />;
}
