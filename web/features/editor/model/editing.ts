import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Page, PageElement } from '#contracts/rules/pages/document.ts';
import type { Clipping } from '#contracts/rules/pages/edits/clipping.ts';
import type { Wanted } from '#contracts/rules/pages/edits/find-words.ts';
import { type Store, useStore } from '#web/lib/store.ts';
import type { Company } from './company.ts';
import { chosenOf, type EditorState, type EditorStore, shownPage } from './editor-store.ts';
import type { Photo } from './photos.ts';

export type Dialog = 'palette' | 'help' | 'fill' | 'story' | 'story-of-fill' | 'rename' | 'date' | 'versions';
/** What stands on the left of the stage; on a narrow window over it. */
export type Side = 'photos' | 'layouts' | 'stickers' | 'masters' | 'calendar' | 'find' | 'findings';

/** What was looked for last (查找替换), and what was put in its place. */
export interface Find extends Wanted {
  readonly put: string;
  /** How often it was asked for: each time the field has the focus. */
  readonly asked: number;
}

export const NOTHING_TO_FIND: Find = {
  ...{ words: '', isCaseExact: false, isWidthExact: false, put: '', asked: 0 },
};

/** What of the editor is open, beside the document. */
export interface Open {
  readonly dialog: Dialog | null;
  readonly side: Side | null;
  readonly inspector: boolean;
  /** The photos that an album is filled with; null for all that there are. */
  readonly meant: ReadonlySet<string> | null;
  readonly rulers: boolean;
  /** Whether lines of bleed, gutter and safe area are shown (参考线). */
  readonly guides: boolean;
  /** Whether first and last page are shown as one cover sheet (封面展开). */
  readonly cover: boolean;
  readonly find: Find;
  /** How large the page is shown now, in percent of its real size. */
  readonly percent: number;
}

/** What is known of the work beside its document. */
export interface Around {
  /** The name of the work, which running fields show. */
  readonly title: string;
  readonly author: string;
  /** The other member whose work it is; empty where it is one's own. */
  readonly owner: string;
  readonly isReadOnly: boolean;
  /** Those that are known of the work. */
  readonly photos: readonly Photo[];
  /** Whether the server has everything that was changed. */
  readonly isSaved: boolean;
  /** Whether it will have it in a moment. */
  readonly isSaving: boolean;
  /** Shows the draft as its readers will see it. */
  readonly preview?: (() => void) | undefined;
  /** Where the work is read once it is published. */
  readonly address?: string | undefined;
  readonly print?: (() => void) | undefined;
  readonly areas?: (() => void) | undefined;
  /** Where its name and author are written. */
  readonly settings?: (() => void) | undefined;
}

/** Everything that actions and parts of the editor stand on; it stays the same object while the editor is open. */
export interface Editing {
  readonly opusID: string;
  readonly store: EditorStore;
  readonly open: Store<Open>;
  /** What was copied last, for any page. */
  readonly copied: Store<Clipping | null>;
  readonly around: Store<Around>;
  /** Who else has the work open. */
  readonly company: Store<Company>;
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

export function useEditorState<Selected>(select: (state: EditorState) => Selected): Selected {
  return useStore(useEditing().store, select);
}

export function useOpen<Selected>(select: (open: Open) => Selected): Selected {
  return useStore(useEditing().open, select);
}

export function useAround<Selected>(select: (around: Around) => Selected): Selected {
  return useStore(useEditing().around, select);
}

/** The page that is worked on, and those of its elements that are chosen. */
export function useShown(): { readonly page: Page | undefined; readonly chosen: readonly PageElement[] } {
  const page = useEditorState(shownPage);
  const selection = useEditorState((state) => state.selection);
  return useMemo(() => ({ page, chosen: chosenOf(page, selection) }), [page, selection]);
}

/** Follows an answer that depends on anything of the editor, such as whether an action can be done now. */
export function useAnswer<Answer extends string | boolean>(answer: (editing: Editing) => Answer): Answer {
  const editing = useEditing();
  const subscribe = useMemo(() => {
    const { store, open, copied, around } = editing;
    return (listener: () => void) => {
      const ends = [store, open, copied, around].map((each) => each.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    };
  }, [editing]);
  const now = () => answer(editing);
  return useSyncExternalStore(subscribe, now, now);
}

export function opened(open: Store<Open>, change: Partial<Open>): void {
  open.set({ ...open.get(), ...change });
}
