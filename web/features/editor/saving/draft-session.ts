import type { Id, PageDocument } from '#contracts/rules/pages/document.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { isOffline, onBackOnline } from '#web/lib/wire/network.ts';
import type { SaveState } from '../model/draft.ts';
import { newId } from '../model/new-id.ts';
import { changeSince, isNothing } from './change.ts';
import { fetchDraft } from './fetch-draft.ts';
import { watchHands } from './hands.ts';
import type { Journal, Kept } from './journal.ts';
import { documentOf, type KnownDraft, pagesFrom } from './known-draft.ts';
import { createLookout } from './lookout.ts';
import { isSaved, type Machine, opened, type SaveEvent, saveState, step } from './machine.ts';
import { type Choice, type Conflict, type Merged, merge, resolved, shownConflicts } from './merge.ts';
import { createSender, isEnd } from './sender.ts';
import type { TabLock } from './tab-lock.ts';
import { keepBeforeMerging } from './version.ts';

const JOURNAL_MS = 300;
/** Changes that come in quick succession are told once. */
const NEWS_REST_MS = 60_000;

/** What another device did to the draft, or this browser kept of it. */
export type News =
  | { readonly kind: 'merged'; readonly pages: readonly number[] }
  | { readonly kind: 'recovered'; readonly pages: readonly number[] };

export interface SessionState {
  readonly document: PageDocument;
  readonly save: SaveState;
  readonly conflicts: readonly Conflict[];
  readonly news: News | null;
  /** Why it is not saved, in words; empty where the state says enough. */
  readonly words: string;
  /** Whether the browser keeps what the server does not have. */
  readonly isKept: boolean;
  /** The member may edit it no longer. */
  readonly isOver: boolean;
}

export interface DraftSession extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  changed(document: PageDocument): void;
  /** Sends at once. */
  retry(): void;
  decide(choices: Readonly<Record<Id, Choice>>): Promise<void>;
  hideNews(): void;
  /** The document as it is edited now. */
  current(): PageDocument;
  /** The revision that the server had last. */
  revision(): number;
  /** A revision that another device may have made: it is read as soon as nothing here is in its way. */
  hearOf(revision: number): void;
  hearOfEnd(): void;
  /** The returned function ends it; what was not sent stays in the journal. */
  start(): () => void;
}

export interface OpenedDraft {
  readonly opusID: string;
  readonly known: KnownDraft;
  readonly kept: Kept | null;
  readonly isElsewhere: boolean;
  readonly api: ApiClient;
  readonly journal: Journal;
  readonly lock: Pick<TabLock, 'onLost' | 'left'>;
}

/** Saves what is edited, and takes in what other devices save (保存). */
export function createDraftSession({
  opusID,
  known,
  kept,
  isElsewhere,
  api,
  journal,
  lock,
}: OpenedDraft): DraftSession {
  let machine: Machine = opened(known.savedAt);
  let current = documentOf(known);
  let theirs: KnownDraft | null = null;
  let hasJournal = true;
  // The journal belongs to the tab that edits.
  let isHolder = !isElsewhere;
  let sentAs = '';
  let sending: ReturnType<typeof setTimeout> | undefined;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let going: Promise<void> = Promise.resolve();
  const hands = watchHands();
  let toldAt = Number.NEGATIVE_INFINITY;
  const sender = createSender({ opusID, api, opened: known, onSend });
  const isFree = () => isQuiet() && !hands.isBusy();
  const hearOfEnd = () => show({ isOver: true });
  const lookout = createLookout({ opusID, api, known: () => sender.known, isFree, take });
  const store = createStore<SessionState>({
    ...{ document: current, save: saveState(machine), conflicts: [], news: null, words: '' },
    ...{ isKept: true, isOver: false },
  });

  function onSend(saveID: string): void {
    sentAs = saveID;
    void write();
  }

  function show(change: Partial<SessionState> = {}): void {
    const save = shownState();
    const words = save.kind === 'failed' || save.kind === 'conflict' ? store.get().words : '';
    store.set({ ...store.get(), save, words, isKept: hasJournal, ...change });
  }

  /** Where the browser keeps nothing, what is not sent would be lost with the tab. */
  function shownState(): SaveState {
    const save = saveState(machine);
    const isUnkept = !hasJournal && (save.kind === 'waiting' || save.kind === 'offline');
    return isUnkept ? { kind: 'failed', since: machine.unsentSince ?? Date.now(), tries: 0 } : save;
  }

  function dispatch(event: SaveEvent, change: Partial<SessionState> = {}): void {
    const [next, effects] = step(machine, event);
    machine = next;
    for (const effect of effects) {
      if (effect.type === 'send') going = bring(effect.change);
      else wait(effect.ms);
    }
    show(change);
  }

  function wait(ms: number): void {
    clearTimeout(sending);
    sending = setTimeout(() => dispatch({ type: 'due' }), ms);
  }

  async function bring(change: number): Promise<void> {
    const sent = await sender.bring(current);
    if (sent.kind === 'conflict') await join();
    else if (sent.kind === 'failed') {
      const words = sent.error.kind === 'failed' ? '' : sent.error.message;
      if (isEnd(sent.error)) hearOfEnd();
      dispatch({ type: 'failed', at: Date.now(), isOffline: isOffline() }, { words });
    } else {
      dispatch({ type: 'acknowledged', change, savedAt: sender.known.savedAt }, { isOver: false });
      await write();
    }
  }

  /** Takes in what another device saved; asks only about pages that both changed. */
  async function join(): Promise<void> {
    const asked = await fetchDraft({ opusID, api, known: sender.known, quiet: true });
    await hands.letGo();
    if (asked.ok) return take(asked.value);
    if (isEnd(asked.error)) hearOfEnd();
    dispatch({ type: 'failed', at: Date.now(), isOffline: isOffline() });
  }

  function take(there: KnownDraft): void {
    const merged = merge(sender.known, changeSince(sender.known, current), there);
    if (merged.conflicts.length === 0) accept(there, merged);
    else {
      theirs = there;
      const { savedBy, savedAt } = there;
      dispatch({ type: 'conflict', savedBy, savedAt }, { conflicts: shownConflicts(merged, current, there) });
    }
  }

  function accept(there: KnownDraft, merged: Merged, leaves = merged.leaves): void {
    sender.learn(there);
    theirs = null;
    const { outline, masters, calendar } = merged;
    const document = documentOf({ ...there, outline, masters, calendar }, current);
    current = { ...document, pages: pagesFrom(leaves, current.pages) };
    const places = current.pages.flatMap(({ id }, at) => (merged.taken.includes(id) ? [at + 1] : []));
    const isTold = isQuiet() && Date.now() - toldAt < NEWS_REST_MS;
    const isNews = isHolder && places.length > 0 && !isTold;
    if (isNews) toldAt = Date.now();
    const news: News | null = isNews ? { kind: 'merged', pages: places } : store.get().news;
    const shown = { document: current, news, conflicts: [] };
    // The save that was refused is over.
    if (machine.sending !== null) machine = step(machine, { type: 'conflict', ...there })[0];
    const isMine = !isNothing(changeSince(there, current));
    if (isMine || !isSaved(machine)) dispatch({ type: 'resolved', at: Date.now() }, shown);
    else show(shown);
    void write();
  }

  async function write(): Promise<void> {
    clearTimeout(writing);
    writing = undefined;
    if (!isHolder) return;
    const { leaves, outline, masters } = sender.known;
    const change = changeSince(sender.known, current);
    if (isSaved(machine) && isNothing(change)) await journal.forget();
    else {
      hasJournal = await journal.write({ base: { leaves, outline, masters }, change, saveID: sentAs });
      // Only the server is left to keep it.
      if (!hasJournal) return dispatch({ type: 'due' });
    }
    show();
  }

  /** Nothing is under way here. */
  function isQuiet(): boolean {
    return isSaved(machine) && machine.sending === null && machine.trouble === null;
  }

  function recover({ base, change, saveID }: Kept): void {
    sentAs = saveID;
    // What the server has is what was sent from here, so nothing of it is another device's.
    const merged = merge(saveID !== '' && saveID === known.saveID ? known : base, change, known);
    const { outline, masters, calendar, leaves, conflicts } = merged;
    current = {
      ...documentOf({ ...known, outline, masters, calendar }, current),
      pages: pagesFrom(leaves, current.pages),
    };
    const kept = changeSince(known, current);
    if (isNothing(kept)) {
      void journal.forget();
      return;
    }
    const mine = new Set(kept.leaves.map(({ id }) => id));
    const places = current.pages.flatMap(({ id }, at) => (mine.has(id) ? [at + 1] : []));
    const shown = { document: current, news: { kind: 'recovered' as const, pages: places } };
    dispatch({ type: 'changed', at: Date.now() }, shown);
    if (conflicts.length === 0) return;
    theirs = known;
    const { savedBy, savedAt } = known;
    dispatch({ type: 'conflict', savedBy, savedAt }, { conflicts: shownConflicts(merged, current, known) });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    current: () => current,
    revision: () => sender.known.revision,
    hearOf: lookout.hearOf,
    hearOfEnd,
    changed(document) {
      if (machine.isReadOnly || document === current) return;
      current = document;
      dispatch({ type: 'changed', at: Date.now() });
      writing ??= setTimeout(() => void write(), JOURNAL_MS);
    },
    retry: () => dispatch({ type: 'due' }),
    hideNews: () => store.set({ ...store.get(), news: null }),
    async decide(choices) {
      const there = theirs;
      if (!there) return;
      const isOverwritten = Object.values(choices).includes('mine');
      if (isOverwritten && !(await keepTheirs(there))) return;
      const merged = merge(sender.known, changeSince(sender.known, current), there);
      accept(
        there,
        merged,
        resolved(merged, (id) => choices[id] ?? 'both', newId),
      );
    },
    start() {
      const controller = new AbortController();
      const { signal } = controller;
      const leave = () => {
        if (document.visibilityState !== 'hidden' || isSaved(machine)) return;
        void write();
        dispatch({ type: 'due' });
      };
      document.addEventListener('visibilitychange', leave, { signal });
      addEventListener('pagehide', leave, { signal });
      const ends = [
        onBackOnline(() => dispatch({ type: 'due' })),
        lock.onLost(() => void handOver().finally(lock.left)),
        hands.start(),
        lookout.start(),
      ];
      if (isElsewhere) dispatch({ type: 'read-only' });
      else if (kept && machine.changed === 0) recover(kept);
      return () => {
        controller.abort();
        for (const end of ends) end();
        if (!isSaved(machine)) {
          void write();
          dispatch({ type: 'due' });
        }
        clearTimeout(sending);
      };
    },
  };

  /** For the tab that took it, which waits for this, and then reads the draft and what was kept of it. */
  async function handOver(): Promise<void> {
    dispatch({ type: 'read-only' });
    await write();
    isHolder = false;
    dispatch({ type: 'due' });
    await going;
  }

  /** What is about to be overwritten stays among the versions. */
  async function keepTheirs({ savedBy }: KnownDraft): Promise<boolean> {
    const isKept = await keepBeforeMerging({ opusID, api, savedBy });
    if (!isKept) show({ words: '没有连上服务器，请重试' });
    return isKept;
  }
}
