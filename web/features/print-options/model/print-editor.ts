import { reselect } from '#contracts/rules/reselect.ts';
import type { TotalReply } from '#contracts/rules/total-reply.ts';
import { askAgain } from '#web/lib/asked-again.ts';
import {
  type CartInfo,
  type CartItem,
  type LineChange,
  PRICE_FAILED,
  type PriceQuestion,
  SAVE_FAILED,
} from '#web/lib/line/api.ts';
import { failed, mapped, type Outcome } from '#web/lib/outcome.ts';
import { createStore } from '#web/lib/store.ts';
import { countOf, type Draft, draftOf, isSameDraft, withOption, withPages } from './draft.ts';
import type { EditorSnapshot } from './editor-snapshot.ts';
import { settled, snapshotOf, type Work } from './editor-work.ts';
import { type AskPrice, createPriceWatch } from './price-watch.ts';
import { priceOfLine, priceOfReply } from './shown-price.ts';
import { cartChange, priceQuestion } from './wire-choice.ts';

export interface EditorCalls {
  readonly load: () => Promise<Outcome<CartInfo>>;
  readonly price: (
    question: PriceQuestion,
    options: { random: string; signal: AbortSignal },
  ) => Promise<Outcome<TotalReply>>;
  readonly save: (change: LineChange) => Promise<Outcome<null>>;
  readonly memberID: () => string;
  readonly random: () => string;
  /** The line is saved; called once, even when the dialog was left meanwhile. */
  readonly onSaved: () => void;
  readonly onFailure: (message: string) => void;
}

export interface PrintEditor {
  snapshot(): EditorSnapshot;
  subscribe(listener: () => void): () => void;
  /** Loads the line; also the way to try again. */
  load(): Promise<void>;
  choose(stepId: string, cnum: string): void;
  /** Nothing where the server has not said that it takes blank pages. */
  addPages(pages: number): void;
  /** Takes the blank pages (空白页) out again. */
  restorePages(): void;
  setCount(text: string): void;
  /** One more or one less, from the keyboard or a button. */
  stepCount(by: 1 | -1): void;
  setRemark(text: string): void;
  retryPrice(): void;
  save(): Promise<void>;
  /** Edits another line in place of this one, from a choice that was made for it; not while one is being saved. */
  show(item: CartItem, draft: Draft): void;
  /** Sends the choice somewhere else than to its line; null where it was blocked or refused. */
  send<T>(call: (change: LineChange) => Promise<Outcome<T>>, failureText: string): Promise<T | null>;
  /** The dialog is gone: no price is wanted any more, but a save under way still counts. */
  dispose(): void;
}

/** Edits one cart line (购物车编辑): options, quantity and remark, with a price that is never out of date. */
export function createPrintEditor(calls: EditorCalls): PrintEditor {
  const shown = createStore<EditorSnapshot>({ phase: 'loading' });
  let work: Work | undefined;
  let isDisposed = false;

  function refresh(): void {
    if (work !== undefined) shown.set(snapshotOf(work));
  }

  /** The question about the choice as it is now; null while there is nothing to be priced. */
  function priceAsk({ item, draft }: Work): AskPrice | null {
    const count = countOf(draft);
    if (!count.ok || reselect(draft.line).impossible.length > 0) return null;
    const question = priceQuestion({ item, draft, count: count.value, memberID: calls.memberID() });
    return async (signal) => {
      const reply = await calls.price(question, { random: calls.random(), signal });
      return mapped(reply, (total) => priceOfReply(total, count.value, item));
    };
  }

  function open({ item, takesBlankPages }: CartInfo, chosen: Draft): void {
    const { draft, moved } = settled(chosen);
    const price = createPriceWatch({
      last: priceOfLine(item),
      failureText: PRICE_FAILED,
      onChange(state) {
        refresh();
        if (state.status === 'failed') calls.onFailure(state.message);
      },
    });
    work = { item, takesBlankPages, found: draft, draft, moved, isSaving: false, saveProblem: '', price };
    price.want(priceAsk(work), 'now');
  }

  /** Takes over a change of the customer; while a save is under way nothing may change under it. */
  function change(make: (draft: Draft) => Draft, priced: 'now' | 'typing' | 'no'): void {
    if (work === undefined || work.isSaving) return;
    const made = make(work.draft);
    if (isSameDraft(made, work.draft)) return;
    const { draft, moved } = settled(made);
    work.draft = draft;
    work.saveProblem = '';
    if (priced === 'now') work.moved = moved;
    if (priced === 'no') refresh();
    else work.price.want(priceAsk(work), priced);
  }

  /** Sends the choice as it stands unless something is in the way; nothing may change under it meanwhile. */
  async function deliver<T>(
    call: (change: LineChange) => Promise<Outcome<T>>,
    failureText: string,
  ): Promise<Outcome<T> | null> {
    const current = work;
    const snapshot = shown.get();
    if (current === undefined || snapshot.phase !== 'open' || snapshot.blocker !== null) return null;
    const { item, draft } = current;
    const count = countOf(draft);
    if (!count.ok) return null;
    current.isSaving = true;
    current.saveProblem = '';
    refresh();
    const payload = cartChange({ item, draft, count: count.value, memberID: calls.memberID() });
    const result = await call(payload).catch(() => failed(null, failureText));
    if (result.ok) return result;
    current.isSaving = false;
    current.saveProblem = result.error.message;
    refresh();
    calls.onFailure(result.error.message);
    return result;
  }

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    async load() {
      shown.set({ phase: 'loading' });
      const info = await calls.load();
      if (isDisposed) return;
      if (info.ok) open(info.value, draftOf(info.value.item));
      else shown.set({ phase: 'failed', error: info.error });
    },
    choose: (stepId, cnum) => change((draft) => withOption(draft, stepId, cnum), 'now'),
    addPages(pages) {
      if (!work?.takesBlankPages) return;
      change((draft) => withPages(draft, draft.line.pageNum + pages), 'now');
    },
    restorePages() {
      const pageNum = work?.item.pageNum;
      if (pageNum !== undefined) change((draft) => withPages(draft, pageNum), 'now');
    },
    setCount: (text) => change((draft) => ({ ...draft, countText: text }), 'typing'),
    stepCount(by) {
      change((draft) => {
        const count = countOf(draft);
        const next = { ...draft, countText: String(count.ok ? count.value + by : 1) };
        return countOf(next).ok ? next : draft;
      }, 'typing');
    },
    setRemark: (text) => change((draft) => ({ ...draft, remark: text }), 'no'),
    retryPrice: () => work?.price.retry(),
    async save() {
      const isRetry = work !== undefined && work.saveProblem !== '';
      const save = (change: LineChange) =>
        isRetry ? askAgain(() => calls.save(change)) : calls.save(change);
      const result = await deliver(save, SAVE_FAILED);
      if (result?.ok) calls.onSaved();
    },
    show(item, draft) {
      if (work?.isSaving) return;
      work?.price.stop();
      open({ item, takesBlankPages: work?.takesBlankPages ?? true }, draft);
    },
    async send(call, failureText) {
      const result = await deliver(call, failureText);
      if (!result?.ok) return null;
      if (work !== undefined) work.isSaving = false;
      refresh();
      return result.value;
    },
    dispose() {
      isDisposed = true;
      work?.price.stop();
    },
  };
}
