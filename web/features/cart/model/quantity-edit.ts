import { totalPrice } from '#contracts/rules/price/price.ts';
import { checkQuantity, QUANTITY_MAX, QUANTITY_MIN } from '#contracts/rules/price/quantity.ts';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import type { Outcome } from '#web/lib/outcome.ts';
import { createStore } from '#web/lib/store.ts';

export interface QuantityCalls {
  readonly price: (count: number) => Promise<Outcome<TotalReply>>;
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
  /** The field differs from what the server has, or nobody knows whether it does. */
  readonly isUnsaved: boolean;
  /** The total of the new quantity, until the line itself says it. */
  readonly newTotal: string | null;
}

export interface QuantityEdit {
  snapshot(): QuantitySnapshot;
  subscribe(listener: () => void): () => void;
  /** The line as the server has it now. */
  setSaved(count: number): void;
  type(text: string): void;
  step(by: 1 | -1): void;
  /** Saves without waiting for the typing to end; what failed is only sent again by retry. */
  commit(): void;
  retry(): void;
  apply(count: number): void;
  /** Gives the typed value up (恢复); while nobody knows what to go back to, asks the server for it. */
  restore(): void;
}

const PAUSE_MS = 600;
const SLOW_MS = 400;

/** Edits the quantity (数量) of one line in its place: what is typed is priced and saved after a short pause. */
export function createQuantityEdit(calls: QuantityCalls, initial: number): QuantityEdit {
  let saved = initial;
  let draft: string | null = null;
  let failure = '';
  let isSaving = false;
  let isSlow = false;
  let standing: Standing = 'known';
  /** A quantity that was asked for before a newer save says nothing any more. */
  let asked = 0;
  let newTotal: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = createStore(take());

  function take(): QuantitySnapshot {
    const text = draft ?? String(saved);
    const check = checkQuantity(text);
    return {
      text,
      problem: check.ok ? failure : check.message,
      isFailed: check.ok && failure !== '' && draft !== null,
      isSaving,
      isSlow,
      saved,
      standing,
      isSavedAfterAll: failure !== '' && draft === null,
      isUnsaved: text !== String(saved) || standing !== 'known',
      newTotal,
    };
  }

  function show(): void {
    shown.set(take());
  }

  function change(text: string, pause: number): void {
    draft = text;
    failure = '';
    clearTimeout(timer);
    timer = undefined;
    if (pause > 0) timer = setTimeout(commit, pause);
    show();
    if (pause === 0) commit();
  }

  function commit(): void {
    clearTimeout(timer);
    timer = undefined;
    const check = checkQuantity(draft ?? '');
    if (draft === null || !check.ok || isSaving || failure !== '') return;
    if (check.value === saved && standing === 'known') {
      draft = null;
      show();
    } else {
      void run(check.value, draft);
    }
  }

  async function run(count: number, text: string): Promise<void> {
    isSaving = true;
    failure = '';
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
    newTotal = null;
    if (draft !== text) {
      // Somebody typed on meanwhile: the words of the older attempt would be wrong beside the newer value.
      show();
      if (timer === undefined) commit();
    } else {
      if (problem === '') draft = null;
      failure = problem;
      show();
      if (problem !== '') calls.onFailure(problem);
    }
    if (standing === 'unknown' && !isSaving) await ask();
  }

  /** The words of the failure; empty when the quantity was saved. */
  async function send(count: number): Promise<string> {
    const priced = await calls.price(count);
    if (!priced.ok) return priced.error.message;
    const { unitPrice, discount } = priced.value;
    newTotal = totalPrice({ count, unitPrice, discount });
    show();
    const result = await calls.save(count);
    if (!result.ok) {
      if (result.error.kind === 'failed') standing = 'unknown';
      return result.error.message;
    }
    saved = count;
    standing = 'known';
    await calls.onSaved();
    return '';
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

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    setSaved(count) {
      if (count === saved || isSaving) return;
      asked += 1;
      learn(count);
    },
    type: (text) => change(text.trim(), PAUSE_MS),
    step(by) {
      const check = checkQuantity(draft ?? String(saved));
      const from = check.ok ? check.value : saved;
      const count = Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, from + by));
      if (String(count) !== shown.get().text) change(String(count), PAUSE_MS);
    },
    commit,
    retry() {
      failure = '';
      commit();
    },
    apply: (count) => change(String(count), 0),
    restore() {
      clearTimeout(timer);
      timer = undefined;
      if (standing === 'known') {
        draft = null;
        failure = '';
        show();
      } else if (standing === 'unknown' && !isSaving) {
        void ask();
      }
    },
  };
}
