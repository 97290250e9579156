import {
  type CSSProperties,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { createStore } from '#web/lib/store.ts';
import '#web/page/page.css';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { Clipping } from '#contracts/rules/pages/edits/clipping.ts';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { pressKey } from '../actions/keys.ts';
import { ALONE } from '../model/company.ts';
import type { Draft } from '../model/draft.ts';
import {
  type Around,
  type Editing,
  EditingProvider,
  NOTHING_TO_FIND,
  type Open,
  opened,
  useEditing,
  useOpen,
} from '../model/editing.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { keptGuides } from '../model/kept-guides.ts';
import { PhotosProvider, usePhotoList } from '../model/photos.ts';
import { useFocusStays } from '../model/use-focus-stays.ts';
import { HelpSheet, Palette } from '../panels/action-list.tsx';
import { FillDialog } from '../panels/fill-dialog.tsx';
import { Inspector } from '../panels/inspector.tsx';
import { PanelOf } from '../panels/panel-of.tsx';
import { Toolbar } from '../panels/toolbar.tsx';
import { PhonePages } from '../phone/phone-pages.tsx';
import { exportDraft } from '../saving/draft-file.ts';
import { useDraftFile } from '../saving/use-draft-file.ts';
import { ClipboardHands } from '../stage/clipboard-hands.tsx';
import { Stage } from '../stage/stage.tsx';
import { PageStrip } from '../strip/page-strip.tsx';
import styles from './editor.module.css';
import { isOnItsWay, useOnceSaved } from './use-once-saved.ts';

const StoryDialog = lazy(async () => ({
  default: (await import('../panels/story-dialog.tsx')).StoryDialog,
}));
const RenameDialog = lazy(async () => ({
  default: (await import('../panels/rename-dialog.tsx')).RenameDialog,
}));

/** Where the pages scroll by, whether they are saved stays in sight. */
const STAYS: CSSProperties = { position: 'sticky', top: 'var(--top-bar)', zIndex: 4 };

interface EditorProps {
  readonly draft: Draft;
  /** The number of the page that is shown first. */
  readonly page: number;
  /** What becomes of a work that is new, before its first step. */
  readonly begin?: ((document: PageDocument) => Promise<PageDocument>) | undefined;
  /** The photos that a new one is filled with first; none where it was made like a template and waits for some. */
  readonly fills?: readonly string[] | undefined;
  /** Hears that it was filled, or that this was put off. */
  readonly onFilled?: () => void;
  /** How far the saving is, in words. */
  readonly save: ReactNode;
  /** Why it is not saved. */
  readonly notice: ReactNode;
  /** Where it is read once it is published. */
  readonly address?: string | undefined;
  /** Without them there is no server that could show or print it. */
  readonly onPreview?: () => void;
  readonly onPrint?: () => void;
  readonly onAreas?: () => void;
  readonly onSettings?: () => void;
  /** The other member whose work it is. */
  readonly owner?: string;
  /** Printed on the spine. */
  readonly author?: string | undefined;
}

const CLOSED: Open = {
  ...{ dialog: null, side: null, inspector: true, meant: null, rulers: true, guides: true, cover: false },
  ...{ find: NOTHING_TO_FIND, percent: 100 },
};
/** With those that are brought for it, not with all that the member ever brought. */
const filling = (photos: readonly string[]): Open => ({ ...CLOSED, dialog: 'fill', meant: new Set(photos) });
const openAtFirst = (fills: readonly string[] | undefined): Open => ({
  ...(fills ? filling(fills) : CLOSED),
  guides: keptGuides(),
});
/** Where keys write, or belong to a dialog or a list of their own. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="slider"]';

/** The editor of one work (在线编辑); another work has another one. */
export function Editor(props: EditorProps) {
  const { draft, page, begin, fills, onFilled, save, notice, address, onPreview, onPrint } = props;
  const { onAreas, onSettings, author = '', owner = '' } = props;
  const { document, isReadOnly } = draft;
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  // Opened once: what comes in place of the document later is put into the same store.
  const [{ store, own }] = useState(() => {
    const own = new WeakSet([document]);
    const onChange = (next: PageDocument) => {
      own.add(next);
      latest.current.changed(next);
    };
    const store = createEditorStore(document, { onChange });
    store.showPage(document.pages[page - 1]?.id ?? store.get().page);
    return { store, own };
  });
  useEffect(() => {
    if (own.has(document)) return;
    own.add(document);
    store.replace(document);
  }, [store, own, document]);

  const first = useEffectEvent(async () => {
    if (!begin || isReadOnly) return;
    const before = store.get().document;
    const next = await begin(before);
    // Once, and not over what was done meanwhile.
    if (store.get().document === before) store.begin(next);
  });
  useEffect(() => void first(), []);

  const isPhone = useMedia(upTo('phone'));
  const photos = usePhotoList(draft.opusID);
  const openFile = useDraftFile(
    ({ document: next }) => store.edit(() => next),
    ({ document: next }) => otherSizeWords(next, store.get().document),
  );
  const once = useOnceSaved(store, draft.save);
  const now: Around = {
    ...{ title: draft.name, author, owner, isReadOnly, photos, address },
    ...{ isSaved: draft.save.kind === 'saved', isSaving: isOnItsWay(draft.save) },
    ...{ preview: onPreview, print: once(onPrint), areas: once(onAreas), settings: onSettings },
  };
  const [editing] = useState(
    (): Editing => ({
      ...{ opusID: draft.opusID, store },
      open: createStore(openAtFirst(isWaiting(document) ? fills : undefined)),
      copied: createStore<Clipping | null>(null),
      company: createStore(ALONE),
      around: createStore(now),
      openFile: () => void openFile(),
      saveFile: () => exportDraft(latest.current.name, store.get().document),
    }),
  );
  const { open, around } = editing;
  useLayoutEffect(() => around.set(now));

  const filled = useEffectEvent(() => {
    if (fills && open.get().dialog === null) onFilled?.();
  });
  useEffect(() => open.subscribe(() => filled()), [open]);

  const root = useRef<HTMLDivElement>(null);
  const isFirstVisit = useLocation().key === 'default';
  // The link that was pressed is gone; the first page of a visit begins at its top.
  useEffect(() => {
    if (isFirstVisit || !globalThis.document.activeElement?.matches('body, main')) return;
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isFirstVisit]);
  useFocusStays(root, store);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || open.get().dialog !== null) return;
    // What was deleted had the focus; then the page has it.
    const isHere = target === globalThis.document.body || root.current?.contains(target);
    if (!isHere) return;
    const isWriting = target.closest(OWN_KEYS) !== null;
    if (event.key === 'Enter' && target.closest('button:not([data-hit]), a')) return;
    if (pressKey(editing, event, isWriting)) event.preventDefault();
  });
  useEffect(() => {
    const left = new AbortController();
    addEventListener('keydown', (event) => press(event), { signal: left.signal });
    return () => left.abort();
  }, []);

  return (
    <EditingProvider value={editing}>
      <PhotosProvider value={photos}>
        <Stack ground="paper" ref={root} className={styles.editor}>
          <div style={isPhone ? STAYS : undefined}>
            <Toolbar name={draft.name} save={save} />
            {notice}
          </div>
          {isPhone ? <PhonePages /> : <Table />}
        </Stack>
        <Dialogs />
        <ClipboardHands />
      </PhotosProvider>
    </EditingProvider>
  );
}

/** Reloaded later, it has photos already. */
function isWaiting(document: PageDocument): boolean {
  const elements = document.pages.flatMap((page) => page.elements);
  if (elements.some(({ kind }) => kind === 'image')) return false;
  return elements.length === 0 || countPlaces(document) > 0;
}

/** The size of a work stays, so a file of another size is a work of its own. */
function otherSizeWords(next: PageDocument, { widthMm, heightMm }: PageDocument): string {
  if (next.widthMm === widthMm && next.heightMm === heightMm) return '';
  return `它的页面是 ${next.widthMm} × ${next.heightMm} 毫米，这个作品是 ${widthMm} × ${heightMm} 毫米，请在同样大小的作品里打开`;
}

const Table = memo(function Table() {
  const { open } = useEditing();
  const side = useOpen((now) => now.side);
  const inspector = useOpen((now) => now.inspector);
  const table = useRef<HTMLDivElement>(null);
  // What was opened is closed, and leads back to what is chosen.
  useEffect(() => {
    const place = table.current;
    if (side === null || !place) return;
    return () => {
      if (place.ownerDocument.activeElement !== place.ownerDocument.body) return;
      const chosen = place.querySelector<HTMLElement>('[data-hit][aria-pressed="true"]');
      (chosen ?? place.querySelector('section'))?.focus({ preventScroll: true });
    };
  }, [side]);
  return (
    <>
      <Row align="stretch" ref={table} className={styles.table}>
        <PanelOf side={side} onClose={() => opened(open, { side: null })} />
        <Stage />
        {inspector ? <Inspector /> : null}
      </Row>
      <PageStrip />
    </>
  );
});

function Dialogs() {
  const dialog = useOpen((now) => now.dialog);
  if (dialog === 'palette') return <Palette />;
  if (dialog === 'fill') return <FillDialog />;
  if (dialog === 'story' || dialog === 'story-of-fill') {
    return (
      <Suspense fallback={null}>
        <StoryDialog before={dialog === 'story' ? null : 'fill'} />
      </Suspense>
    );
  }
  if (dialog === 'rename') {
    return (
      <Suspense fallback={null}>
        <RenameDialog />
      </Suspense>
    );
  }
  return dialog === 'help' ? <HelpSheet /> : null;
}
