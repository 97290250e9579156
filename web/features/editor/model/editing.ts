import { createContext, useContext } from 'react';
import type { PageElement } from '#contracts/rules/pages/document.ts';
import { type Store, useStore } from '#web/lib/store.ts';
import type { EditorState, EditorStore } from './editor-store.ts';

export type Dialog = 'palette' | 'help';
/** What stands on the left of the stage; on a narrow window over it. */
export type Side = 'photos' | 'findings';

/** What of the editor is open, beside the document. */
export interface Open {
  readonly dialog: Dialog | null;
  readonly side: Side | null;
  readonly inspector: boolean;
  /** How large the page is shown now, in percent of its real size. */
  readonly percent: number;
}

/** Everything that actions and parts of the editor stand on. */
export interface Editing {
  readonly store: EditorStore;
  readonly open: Store<Open>;
  /** What was copied last, for any page of the work. */
  readonly copied: Store<readonly PageElement[]>;
  /** The name of the work, which running fields show. */
  readonly title: string;
  readonly isReadOnly: boolean;
  /** Whether the server has everything that was changed. */
  readonly isSaved: boolean;
  /** Shows the draft as its readers will see it. */
  readonly preview?: (() => void) | undefined;
  readonly print?: (() => void) | undefined;
  /** Keeps the work as a file, and takes it from one. */
  saveFile(): void;
  openFile(): void;
}

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('a part of the editor stands outside of it');
  return editing;
}

export function useEditorState(): EditorState {
  return useStore(useEditing().store);
}

export function useOpen(): Open {
  return useStore(useEditing().open);
}

export function opened(open: Store<Open>, change: Partial<Open>): void {
  open.set({ ...open.get(), ...change });
}
