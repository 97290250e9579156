import { createStore } from '#web/lib/store.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../read.ts';

/** How what a link did is taken back. */
export interface Undo {
  readonly faults: readonly string[];
  /** The clock before, as its offset and whether it stood still. */
  readonly clock: { readonly now: string; readonly frozen: boolean; readonly offsetMs: number } | null;
  /** The session before; an empty token is nobody's. Null where the member stayed the same. */
  readonly token: string | null;
  /** The state of the data before, where a scenario changed it. */
  readonly snapshot: string;
}

/** What a link did to this replica, for whoever opened it. */
export interface LinkNotice {
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** Empty where nothing can be taken back. */
  readonly undo: Undo;
  /** Not yet told by the small notice on the page. */
  readonly isNew: boolean;
}

const KEY = 'replica-link';

function undoOf(value: unknown): Undo {
  const { faults, clock, token, snapshot } = fieldsOf(value);
  const { now, frozen, offsetMs } = fieldsOf(clock);
  return {
    faults: listOf(faults).map(textOf),
    clock: clock ? { now: textOf(now), frozen: frozen === true, offsetMs: numberOf(offsetMs) ?? 0 } : null,
    token: typeof token === 'string' ? token : null,
    snapshot: textOf(snapshot),
  };
}

function kept(): LinkNotice | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    const { done, failed, undo } = fieldsOf(JSON.parse(text));
    return {
      done: listOf(done).map(textOf),
      failed: listOf(failed).map(textOf),
      undo: undoOf(undo),
      isNew: false,
    };
  } catch {
    return null;
  }
}

/** Survives a reload, because the faults and the clock do as well. */
export const linkNotice = createStore(kept());

export function setLinkNotice(next: LinkNotice | null): void {
  linkNotice.set(next);
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the notice lives as long as the page.
  }
}
