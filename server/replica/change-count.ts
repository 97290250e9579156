import type { CallMeta } from '#contracts/uploads.ts';

/** How often each writing operation succeeded in a world, however long ago: the journal forgets, this does not. */
export interface ChangeCount {
  note(meta: CallMeta, code: number | string | null): void;
  /** By operation, those that were never done left out. */
  state(): Readonly<Record<string, number>>;
  restore(state: Readonly<Record<string, number>>): void;
  clear(): void;
}

/** Codes of a call that did what it was asked for; the calls that answer a text answer the last two. */
const DONE: ReadonlySet<number | string | null> = new Set([0, 'ok', '1']);

export function createChangeCount(): ChangeCount {
  let counts = new Map<string, number>();
  return {
    note({ id, effect }, code) {
      if (effect === 'write' && DONE.has(code)) counts.set(id, (counts.get(id) ?? 0) + 1);
    },
    state: () => Object.fromEntries(counts),
    restore(state) {
      counts = new Map(Object.entries(state));
    },
    clear: () => counts.clear(),
  };
}
