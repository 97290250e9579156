import type { Id, PageDocument } from '#contracts/rules/pages/document.ts';

/** What was shown at a step, so that undoing leads to where it happened. */
export interface Step {
  readonly document: PageDocument;
  readonly page: Id;
  readonly selection: readonly Id[];
}

/** Snapshots that share what did not change (撤销): undoing is exact, and costs nothing. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The last edit, while another one like it still belongs to the same step. */
  readonly last: { readonly like: string; readonly at: number } | null;
}

export const MOST_STEPS = 200;
/** Edits that are alike become one step while the pauses between them are shorter. */
export const PAUSE_MS = 1000;

export const NO_HISTORY: History = { past: [], future: [], last: null };

interface Edit {
  readonly before: Step;
  readonly at: number;
  /** Edits with the same word merge, such as the typing in one text; without one it is always a step of its own. */
  readonly like?: string | undefined;
}

export function recorded({ past, last }: History, { before, at, like }: Edit): History {
  const next = like === undefined ? null : { like, at };
  if (last !== null && last.like === like && at - last.at <= PAUSE_MS)
    return { past, future: [], last: next };
  return { past: [...past, before].slice(-MOST_STEPS), future: [], last: next };
}

interface Turned {
  readonly history: History;
  readonly step: Step;
}

export function undone({ past, future }: History, now: Step): Turned | null {
  const step = past.at(-1);
  if (!step) return null;
  return { step, history: { past: past.slice(0, -1), future: [...future, now], last: null } };
}

export function redone({ past, future }: History, now: Step): Turned | null {
  const step = future.at(-1);
  if (!step) return null;
  return { step, history: { past: [...past, now], future: future.slice(0, -1), last: null } };
}
