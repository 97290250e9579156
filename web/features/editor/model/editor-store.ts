import type { Id, Page, PageDocument, PageElement } from '#contracts/rules/pages/document.ts';
import { pageOf } from '#contracts/rules/pages/edits/change.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { type History, NO_HISTORY, recorded, redone, type Step, undone } from './history.ts';
import { rebased } from './rebase.ts';

/** Something that is done to one element until it is left: its words, or what of a picture is shown. */
export interface Inside {
  readonly id: Id;
  readonly what: 'text' | 'crop';
}

/** How large the page is shown: so that it fits, or at that many percent of its real size. */
export type Zoom = 'fit' | number;

export interface EditorState extends Step {
  readonly history: History;
  readonly inside: Inside | null;
  readonly zoom: Zoom;
  /** What it was before a change that is only tried so far, such as a slider that is still held. */
  readonly tried: Step | null;
}

interface EditOptions {
  /** Alike edits in quick succession are one step. */
  readonly like?: string;
  readonly selection?: readonly Id[];
  readonly page?: Id;
}

export interface EditorStore extends Pick<Store<EditorState>, 'get' | 'subscribe'> {
  /** One step of history; an edit that changes nothing is none. */
  edit(change: (document: PageDocument) => PageDocument, options?: EditOptions): void;
  /** What a new work is made; no step leads back before it. */
  begin(document: PageDocument): void;
  /** Shows a change that `keep` makes a step and `giveUp` takes back. */
  tryOut(change: (document: PageDocument) => PageDocument): void;
  keep(): void;
  giveUp(): void;
  undo(): void;
  redo(): void;
  select(selection: readonly Id[]): void;
  showPage(page: Id): void;
  goInside(inside: Inside | null): void;
  setZoom(zoom: Zoom): void;
  /** Another document in its place, such as one that another device changed; own steps can still be undone. */
  replace(document: PageDocument): void;
}

interface StoreOptions {
  /** Hears of each document that a step leads to. */
  readonly onChange?: (document: PageDocument) => void;
  readonly now?: () => number;
}

export function createEditorStore(
  document: PageDocument,
  { onChange = () => {}, now = () => performance.now() }: StoreOptions = {},
): EditorStore {
  const store = createStore<EditorState>({
    ...{ document, page: document.pages[0]?.id ?? '', selection: [] },
    ...{ history: NO_HISTORY, inside: null, zoom: 'fit', tried: null },
  });
  const { get, subscribe } = store;

  function set(change: Partial<EditorState>): void {
    const before = get();
    const next = sound({ ...before, ...change });
    store.set(next);
    if (next.tried === null && (next.document !== before.document || before.tried !== null)) {
      if (next.document !== (before.tried ?? before).document) onChange(next.document);
    }
  }

  function turn(turned: ReturnType<typeof undone>): void {
    if (turned) set({ ...turned.step, history: turned.history, inside: null });
  }

  function giveUp(): void {
    const { tried } = get();
    if (tried) set({ ...tried, tried: null });
  }

  return {
    get,
    subscribe,
    edit(change, { like, ...shown } = {}) {
      giveUp();
      const { document, page, selection, history } = get();
      const next = change(document);
      if (next === document) return;
      const before = { document, page, selection };
      set({ document: next, ...shown, history: recorded(history, { before, like, at: now() }) });
    },
    begin: (document) => set({ document, history: NO_HISTORY }),
    tryOut(change) {
      const { document, page, selection, tried } = get();
      set({ tried: tried ?? { document, page, selection }, document: change((tried ?? get()).document) });
    },
    keep() {
      const { tried, history, document } = get();
      if (!tried) return;
      const isSame = document === tried.document;
      set({ tried: null, ...(isSame ? {} : { history: recorded(history, { before: tried, at: now() }) }) });
    },
    giveUp,
    undo() {
      giveUp();
      turn(undone(get().history, stepOf(get())));
    },
    redo() {
      giveUp();
      turn(redone(get().history, stepOf(get())));
    },
    select: (selection) => set({ selection, inside: null }),
    showPage(page) {
      if (page !== get().page) set({ page, selection: [], inside: null });
    },
    goInside: (inside) => set(inside ? { inside, selection: [inside.id] } : { inside }),
    setZoom: (zoom) => set({ zoom }),
    replace(next) {
      const state = get();
      const { document } = state.tried ?? state;
      const history = rebased(state.history, document, next);
      const page = placeIn(next, document, state.page);
      const inside = isUntouched(state, next) ? state.inside : null;
      store.set(sound({ ...state, document: next, page, history, tried: null, inside }));
    },
  };
}

function stepOf({ document, page, selection }: EditorState): Step {
  return { document, page, selection };
}

/** The page that is shown, or where it went, the one that has its place now. */
function placeIn(next: PageDocument, before: PageDocument, page: Id): Id {
  if (pageOf(next, page)) return page;
  const at = before.pages.findIndex(({ id }) => id === page);
  return next.pages[Math.min(at, next.pages.length - 1)]?.id ?? page;
}

/** Whether what is written or cropped stands in the other document as it does here. */
function isUntouched({ document, page, inside }: EditorState, next: PageDocument): boolean {
  const [here, there] = [document, next].map((each) =>
    pageOf(each, page)?.elements.find(({ id }) => id === inside?.id),
  );
  return here !== undefined && (here === there || JSON.stringify(here) === JSON.stringify(there));
}

/** A page and elements that went are shown and chosen no more. */
function sound(state: EditorState): EditorState {
  const { document, selection, inside } = state;
  const page = pageOf(document, state.page) ?? document.pages.at(-1);
  if (!page) return state;
  const left = selection.filter((id) => page.elements.some((element) => element.id === id));
  const isInside = inside !== null && page.elements.some(({ id }) => id === inside.id);
  return {
    ...state,
    page: page.id,
    selection: left.length === selection.length ? selection : left,
    inside: isInside ? inside : null,
  };
}

/** The page that is shown, and those of its elements that are chosen. */
export function shownPage({ document, page }: Pick<EditorState, 'document' | 'page'>): Page | undefined {
  return pageOf(document, page);
}

export function chosenOf(page: Page | undefined, selection: readonly Id[]): readonly PageElement[] {
  if (selection.length === 0) return [];
  const chosen = new Set(selection);
  return page?.elements.filter(({ id }) => chosen.has(id)) ?? [];
}

export function chosenElements(state: EditorState): readonly PageElement[] {
  return chosenOf(shownPage(state), state.selection);
}
