import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import type { CallError } from '#web/lib/call-error.ts';
import { PRICE_FAILED, type PriceQuestion } from '#web/lib/line/api.ts';
import { failed, mapped, type Outcome } from '#web/lib/outcome.ts';
import { createStore } from '#web/lib/store.ts';
import { type Chosen, chosenOf, priceQuestion } from './chosen.ts';
import { countOf, type Draft, isSameDraft, withOption, withPages } from './draft.ts';
import type { ChoiceSnapshot } from './editor-snapshot.ts';
import { type Beginning, settled, snapshotOf, type Work } from './editor-work.ts';
import { type AskPrice, createPriceWatch } from './price-watch.ts';
import { priceOfReply, priceOfSaved } from './shown-price.ts';

export interface ChoiceCalls {
  readonly price: (
    question: PriceQuestion,
    options: { random: string; signal: AbortSignal },
  ) => Promise<Outcome<TotalReply>>;
  readonly memberID: () => string;
  readonly random: () => string;
  readonly onFailure: (message: string) => void;
  /** What failed before is right now. */
  readonly onMended: () => void;
}

export interface ChoiceEditor {
  snapshot(): ChoiceSnapshot;
  subscribe(listener: () => void): () => void;
  /** Asks for the first price. */
  start(): void;
  choose(stepId: string, cnum: string): void;
  /** Adds the blank pages (空白页) that open an option, and takes it; nothing where the server does not take them. */
  addPages(pages: number, stepId: string, cnum: string): void;
  /** Takes the blank pages out again, and the option that they were for. */
  restorePages(): void;
  setCount(text: string): void;
  /** One more or one less, from the keyboard or a button. */
  stepCount(by: 1 | -1): void;
  setRemark(text: string): void;
  retryPrice(): void;
  /** Begins anew, as with other goods; not while the choice is on its way. */
  show(beginning: Beginning): void;
  /** Sends the choice as it stands; null where something is in the way. Nothing may change under it meanwhile. */
  deliver<T>(call: (chosen: Chosen) => Promise<Outcome<T>>, failureText: string): Promise<Outcome<T> | null>;
  /** No price is wanted any more, but what is on its way still counts. */
  stop(): void;
}

/** Chooses how something is printed: options, quantity and remark, with a price that is never out of date. */
export function createChoiceEditor(calls: ChoiceCalls, first: Beginning): ChoiceEditor {
  let work = begun(first);
  const shown = createStore(snapshotOf(work));

  function refresh(): void {
    shown.set(snapshotOf(work));
  }

  /** Whoever gave the session up knows why nothing came of it. */
  function tell({ kind, message }: CallError): void {
    if (kind !== 'logged-out') calls.onFailure(message);
  }

  function begun(beginning: Beginning): Work {
    const price = createPriceWatch({
      last: beginning.saved && priceOfSaved(beginning.saved),
      failureText: PRICE_FAILED,
      onChange(state) {
        refresh();
        if (state.status === 'failed') tell(state.error);
        if (state.status === 'current') calls.onMended();
      },
    });
    return {
      beginning,
      ...settled(beginning.draft),
      isSaving: false,
      saveProblem: '',
      price,
      beforePages: null,
    };
  }

  /** The question about the choice as it is now; null while there is nothing to be priced. */
  function priceAsk({ beginning, draft }: Work): AskPrice | null {
    const count = countOf(draft);
    if (!count.ok || reselect(draft.line).impossible.length > 0) return null;
    const question = priceQuestion(chosenOf(draft, count.value), calls.memberID());
    return async (signal) => {
      const reply = await calls.price(question, { random: calls.random(), signal });
      return mapped(reply, (total) => priceOfReply(total, draft, count.value, beginning.saved));
    };
  }

  function start(): void {
    work.price.want(priceAsk(work), 'now');
  }

  /** Takes over a change of the customer; while the choice is on its way nothing may change under it. */
  function change(make: (draft: Draft) => Draft, priced: 'now' | 'typing' | 'no'): void {
    if (work.isSaving) return;
    const made = make(work.draft);
    if (isSameDraft(made, work.draft)) return;
    const { draft, moved } = settled(made);
    work.draft = draft;
    work.saveProblem = '';
    if (priced === 'now') work.moved = moved;
    if (priced === 'no') refresh();
    else work.price.want(priceAsk(work), priced);
  }

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    start,
    choose(stepId, cnum) {
      if (work.beforePages?.stepId === stepId) work.beforePages = null;
      change((draft) => withOption(draft, stepId, cnum), 'now');
    },
    addPages(pages, stepId, cnum) {
      if (!work.beginning.takesBlankPages || work.isSaving) return;
      const before = work.draft.line.buzhou.find(({ ID }) => ID === stepId)?.selCnum ?? '';
      change((draft) => withOption(withPages(draft, draft.line.pageNum + pages), stepId, cnum), 'now');
      work.beforePages = { stepId, cnum: before };
    },
    restorePages() {
      const { beforePages, beginning } = work;
      change((draft) => {
        const own = withPages(draft, beginning.ownPages);
        return beforePages === null ? own : withOption(own, beforePages.stepId, beforePages.cnum);
      }, 'now');
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
    retryPrice: () => work.price.retry(),
    show(beginning) {
      if (work.isSaving) return;
      work.price.stop();
      work = begun(beginning);
      start();
    },
    async deliver(call, failureText) {
      const count = countOf(work.draft);
      if (shown.get().blocker !== null || !count.ok) return null;
      work.isSaving = true;
      work.saveProblem = '';
      refresh();
      const result = await call(chosenOf(work.draft, count.value)).catch(() => failed(null, failureText));
      work.isSaving = false;
      work.saveProblem = result.ok ? '' : result.error.message;
      refresh();
      if (result.ok) calls.onMended();
      else tell(result.error);
      return result;
    },
    stop: () => work.price.stop(),
  };
}
