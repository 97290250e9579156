import type { PriceList } from '#contracts/rules/price/price-list.ts';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import { PRICE_FAILED, type PriceQuestion } from '#web/features/print-options/line/api.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { failed, mapped, type Outcome } from '#web/lib/call/outcome.ts';
import { createStore } from '#web/lib/store.ts';
import { type Chosen, chosenOf, priceQuestion } from './chosen.ts';
import { listedPrice } from './differences.ts';
import { countOf, type Draft, isSameDraft, withOption, withPages } from './draft.ts';
import type { ChoiceSnapshot } from './editor-snapshot.ts';
import { type Beginning, settled, snapshotOf, type Work } from './editor-work.ts';
import { type WayKind, withoutMending } from './mending.ts';
import { createPriceBook } from './price-book.ts';
import { type AskPrice, createPriceWatch } from './price-watch.ts';
import { priceOfQuote, priceOfReply, priceOfSaved, type ShownPrice } from './shown-price.ts';

export interface ChoiceCalls {
  readonly price: (
    question: PriceQuestion,
    options: { random: string; signal: AbortSignal },
  ) => Promise<Outcome<TotalReply>>;
  /** What the goods and their options cost. */
  readonly priceList: (goodsID: string) => Promise<Outcome<PriceList>>;
  readonly memberID: () => string;
  readonly random: () => string;
  /** There is no price, and why. */
  readonly onFailure: (message: string) => void;
  /** There is one again. */
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
  /** Takes all blank pages out again, and the options that they were for. */
  restorePages(): void;
  /** Puts right what cannot be printed as it is; the step is where that is said. */
  takeWayOut(kind: WayKind, stepId: string): void;
  /** Takes back what one tap put right last. */
  undoMend(): void;
  setCount(text: string): void;
  /** One more or one less, from the keyboard or a button. */
  stepCount(by: 1 | -1): void;
  setRemark(text: string): void;
  retryPrice(): void;
  /** Begins anew, as with other goods; not while the choice is on its way. */
  show(beginning: Beginning): void;
  /**
   * Sends the choice as it stands; null where something is in the way. Nothing may change under it meanwhile. A refusal
   * stands in the snapshot; whether it is told elsewhere too is the sender's business.
   */
  deliver<T>(call: (chosen: Chosen) => Promise<Outcome<T>>, failureText: string): Promise<Outcome<T> | null>;
  /** No price is wanted any more, but what is on its way still counts. */
  stop(): void;
}

/** After a logout the failure needs no words. */
export function tellFailure(
  { kind, message }: CallError,
  { onFailure }: Pick<ChoiceCalls, 'onFailure'>,
): void {
  if (kind !== 'logged-out') onFailure(message);
}

/** Chooses how something is printed: options, quantity and remark, with a price that is never out of date. */
export function createChoiceEditor(calls: ChoiceCalls, first: Beginning): ChoiceEditor {
  const book = createPriceBook(calls.priceList, refresh);
  let work = begun(first);
  const shown = createStore(seen());

  function seen(): ChoiceSnapshot {
    return snapshotOf(work, book.of(work.draft.goodsID));
  }

  function refresh(): void {
    shown.set(seen());
  }

  function begun(beginning: Beginning): Work {
    const price = createPriceWatch({
      last: beginning.saved && priceOfSaved(beginning.saved),
      failureText: PRICE_FAILED,
      onChange(state) {
        refresh();
        if (state.status === 'failed') tellFailure(state.error, calls);
        if (state.status === 'current') calls.onMended();
      },
    });
    return {
      beginning,
      ...settled(beginning.draft),
      isSaving: false,
      saveProblem: '',
      price,
      mending: null,
    };
  }

  /** The question about the choice as it is now; null while there is nothing to be priced. */
  function priceAsk({ beginning, draft }: Work): AskPrice | null {
    const count = countOf(draft);
    if (count.kind === 'refused' || reselect(draft.line).impossible.length > 0) return null;
    const question = priceQuestion(chosenOf(draft, count.value), calls.memberID());
    return async (signal) => {
      const reply = await calls.price(question, { random: calls.random(), signal });
      const price = mapped(reply, (total) => priceOfReply(total, draft, count.value, beginning.saved));
      const listed = estimate({ beginning, draft });
      if (price.ok && listed !== null && listed.total !== price.value.total) book.close(draft.goodsID);
      return price;
    };
  }

  /** What the price should be by the list; null where there is none. */
  function estimate({ beginning, draft }: Pick<Work, 'beginning' | 'draft'>): ShownPrice | null {
    const [list, count] = [book.of(draft.goodsID), countOf(draft)];
    if (list === null || list === 'asking' || count.kind === 'refused') return null;
    const quote = listedPrice(list, draft.line, count.value);
    return quote && priceOfQuote(quote, draft, count.value, beginning.saved);
  }

  function start(): void {
    book.open(work.draft.goodsID);
    work.price.want(priceAsk(work), 'now', estimate(work));
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
    else work.price.want(priceAsk(work), priced, estimate(work));
  }

  /** Changes with one tap what can be taken back with one. */
  function mend(make: (draft: Draft) => Draft, stepId: string): void {
    const before = work.draft.line;
    // The words about it belong to the change, and are drawn with it.
    change((draft) => {
      const made = settled(make(draft)).draft;
      work.mending = { stepId, before, after: made.line };
      return made;
    }, 'now');
  }

  function giveBack(pageNum: number): void {
    const { mending } = work;
    change((draft) => {
      work.mending = null;
      return withPages(mending ? { ...draft, line: withoutMending(draft.line, mending) } : draft, pageNum);
    }, 'now');
  }

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    start,
    choose: (stepId, cnum) => change((draft) => withOption(draft, stepId, cnum), 'now'),
    addPages(pages, stepId, cnum) {
      if (!work.beginning.takesBlankPages) return;
      mend((draft) => withOption(withPages(draft, draft.line.pageNum + pages), stepId, cnum), stepId);
    },
    restorePages: () => giveBack(work.beginning.ownPages),
    takeWayOut(kind, stepId) {
      const way = shown.get().waysOut.find((each) => each.kind === kind);
      if (way !== undefined) mend((draft) => ({ ...draft, line: way.line }), stepId);
    },
    undoMend: () => giveBack(work.mending?.before.pageNum ?? work.draft.line.pageNum),
    setCount: (text) => change((draft) => ({ ...draft, countText: text }), 'typing'),
    stepCount(by) {
      change((draft) => {
        const count = countOf(draft);
        const next = { ...draft, countText: String(count.kind === 'done' ? count.value + by : 1) };
        return countOf(next).kind === 'done' ? next : draft;
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
      if (shown.get().blocker !== null || count.kind === 'refused') return null;
      work.isSaving = true;
      work.saveProblem = '';
      refresh();
      const result = await call(chosenOf(work.draft, count.value)).catch(() => failed(null, failureText));
      work.isSaving = false;
      work.saveProblem = result.ok ? '' : result.error.message;
      refresh();
      return result;
    },
    stop: () => work.price.stop(),
  };
}
