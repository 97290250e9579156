import { totalPrice } from '#contracts/rules/price/price.ts';
import { checkTypedQuantity, QUANTITY_MAX, QUANTITY_MIN } from '#contracts/rules/price/quantity.ts';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { createStore } from '#web/lib/store.ts';

export interface QuantityCalls {
  readonly price: (count: number) => Promise<Outcome<TotalReply>>;
  /** What a quantity should cost by the rule; null while only the server knows. */
  readonly estimate: (count: number) => string | null;
  readonly save: (count: number) => Promise<Outcome<null>>;
  /** The quantity is saved; resolves when the line was read again, or could not be. */
  readonly onSaved: () => Promise<void>;
  readonly onFailure: (message: string) => void;
  /** The quantity that the server has, asked for after a save in doubt; null when that cannot be read either. */
  readonly reread: () => Promise<number | null>;
}

/** How well it is known which quantity the server has. */
export type Standing = 'known' | 'asking' | 'unknown';

export interface QuantitySnapshot {
  /** What stands in the field. */
  readonly text: string;
  /** What is wrong with it, or why it was not saved. */
  readonly problem: string;
  /** Saving failed: the typed value is still there and may be sent again or given up. */
  readonly isFailed: boolean;
  readonly isSaving: boolean;
  /** Saving takes so long that it should be said. */
  readonly isSlow: boolean;
  readonly saved: number;
  readonly standing: Standing;
  /** It seemed to have failed, but the server has the new quantity. */
  readonly isSavedAfterAll: boolean;
  /** The field differs from what the server has, or may differ. */
  readonly isUnsaved: boolean;
  /** It was saved just now, and nothing has been changed since. */
  readonly isJustSaved: boolean;
  /** The quantity is the largest that there is. */
  readonly isMost: boolean;
  /** The total of the new quantity, until the line itself says it; an estimate until the server has spoken. */
  readonly newTotal: { readonly amount: string; readonly isEstimate: boolean } | null;
}

export interface QuantityEdit {
  snapshot(): QuantitySnapshot;
  subscribe(listener: () => void): () => void;
  /** The line was read: this is its quantity, and its total stands in it. */
  setSaved(count: number): void;
  type(text: string): void;
  step(by: 1 | -1): void;
  /** Saves without waiting for the typing to end; what failed is only sent again by retry. */
  commit(): void;
  retry(): void;
  /** The network is back: what failed without it goes on. */
  resume(): void;
  apply(count: number): void;
  /** Gives the typed value up (恢复); asks the server first if the saved value is unknown. */
  restore(): void;
}

const PAUSE_MS = 600;
const SLOW_MS = 400;

/** Edits the quantity (数量) of one line in its place: what is typed is priced and saved after a short pause. */
export function createQuantityEdit(calls: QuantityCalls, initial: number): QuantityEdit {
  let saved = initial;
  let draft: string | null = null;
  let failure: CallError | null = null;
  let isJustSaved = false;
  let isSaving = false;
  let isSlow = false;
  let standing: Standing = 'known';
  /** A quantity that was asked for before a newer save says nothing any more. */
  let asked = 0;
  let priced: { readonly count: number; readonly total: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = createStore(take());

  function take(): QuantitySnapshot {
    const text = draft ?? String(saved);
    const check = checkTypedQuantity(text);
    return {
      text,
      problem: check.kind === 'done' ? (failure?.message ?? '') : check.message,
      isFailed: check.kind === 'done' && failure !== null && draft !== null,
      isSaving,
      isSlow,
      saved,
      standing,
      isSavedAfterAll: failure !== null && draft === null,
      isUnsaved: text !== String(saved) || standing !== 'known',
      isJustSaved,
      isMost: check.kind === 'done' && check.value === QUANTITY_MAX,
      newTotal: check.kind === 'done' ? totalOf(check.value) : null,
    };
  }

  function totalOf(count: number): QuantitySnapshot['newTotal'] {
    if (priced?.count === count) return { amount: priced.total, isEstimate: false };
    const amount = count === saved ? null : calls.estimate(count);
    return amount === null ? null : { amount, isEstimate: true };
  }

  function show(): void {
    shown.set(take());
  }

  function change(text: string, pause: number): void {
    draft = text;
    failure = null;
    isJustSaved = false;
    clearTimeout(timer);
    timer = undefined;
    if (pause > 0) timer = setTimeout(commit, pause);
    show();
    if (pause === 0) commit();
  }

  function commit(): void {
    clearTimeout(timer);
    timer = undefined;
    const check = checkTypedQuantity(draft ?? '');
    if (draft === null || check.kind === 'refused' || isSaving || failure !== null) return;
    if (check.value === saved && standing === 'known') {
      draft = null;
      show();
    } else {
      void run(check.value, draft);
    }
  }

  async function run(count: number, text: string): Promise<void> {
    isSaving = true;
    failure = null;
    asked += 1;
    if (standing === 'asking') standing = 'unknown';
    const slow = setTimeout(() => {
      isSlow = true;
      show();
    }, SLOW_MS);
    show();
    const problem = await send(count);
    clearTimeout(slow);
    isSaving = false;
    isSlow = false;
    if (draft !== text) {
      // The value has been changed since: the words of the older attempt would be wrong beside it.
      show();
      if (timer === undefined) commit();
    } else {
      if (problem === null) draft = null;
      isJustSaved = problem === null;
      failure = problem;
      show();
      // The session was given up, so it is clear why nothing was saved.
      if (problem !== null && problem.kind !== 'logged-out') calls.onFailure(problem.message);
    }
    if (standing === 'unknown' && !isSaving) await ask();
  }

  /** Why the quantity was not saved; null when it was. */
  async function send(count: number): Promise<CallError | null> {
    const price = await calls.price(count);
    if (!price.ok) return price.error;
    const { unitPrice, discount } = price.value;
    priced = { count, total: totalPrice({ count, unitPrice, discount }) };
    show();
    const result = await calls.save(count);
    if (!result.ok) {
      if (result.error.kind === 'failed') standing = 'unknown';
      return result.error;
    }
    saved = count;
    standing = 'known';
    await calls.onSaved();
    return null;
  }

  async function ask(): Promise<void> {
    asked += 1;
    const own = asked;
    standing = 'asking';
    show();
    const count = await calls.reread();
    if (own === asked) learn(count);
  }

  function learn(count: number | null): void {
    standing = count === null ? 'unknown' : 'known';
    saved = count ?? saved;
    if (draft === String(count)) draft = null;
    show();
  }

  function retry(): void {
    failure = null;
    commit();
  }

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    setSaved(count) {
      if (isSaving || (count === saved && priced === null)) return;
      priced = null;
      if (count === saved) return show();
      asked += 1;
      learn(count);
    },
    type: (text) => change(text, PAUSE_MS),
    step(by) {
      const check = checkTypedQuantity(draft ?? String(saved));
      const from = check.kind === 'done' ? check.value : saved;
      const count = Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, from + by));
      if (String(count) !== shown.get().text) change(String(count), PAUSE_MS);
    },
    commit,
    retry,
    resume() {
      if (failure?.isOffline) retry();
    },
    apply: (count) => change(String(count), 0),
    restore() {
      clearTimeout(timer);
      timer = undefined;
      if (standing === 'known') {
        draft = null;
        failure = null;
        show();
      } else if (standing === 'unknown' && !isSaving) {
        void ask();
      }
    },
  };
}
