import { placeBefore } from './place-in-list.ts';
import type { KnownWork, Work } from './work.ts';
import { wordsFor } from './work-words.ts';

/** The moves that take works out of a list, and those that undo them (撤销). */
export const UNDO_BY = {
  trash: 'restore',
  restore: 'trash',
  archive: 'unarchive',
  unarchive: 'archive',
} as const;
export type UndoableMove = keyof typeof UNDO_BY;

const DONE: Readonly<Record<UndoableMove, string>> = {
  trash: '已移入回收站',
  restore: '已恢复',
  archive: '已归档',
  unarchive: '已移出归档',
};

/** The last change, while it can be undone. */
export interface Undoable {
  readonly move: UndoableMove;
  readonly works: readonly Work[];
  /** Where they stood. */
  readonly afterID: string;
}

export function undoableFrom(move: UndoableMove, works: readonly Work[], list: readonly Work[]): Undoable {
  return { move, works, afterID: placeBefore(list, works) };
}

export function undoWords({ move, works }: Undoable): string {
  return `${wordsFor(works)}${DONE[move]}`.trimStart();
}

/** The works as that move left them: every change counts as one. Whatever else was done to them since is kept. */
export function asLeft({ works }: Undoable): KnownWork[] {
  return works.map(({ ID, revision }) => ({ ID, revision: revision + 1 }));
}
