import type { CallMeta } from '#contracts/uploads.ts';

/**
 * How often each writing operation succeeded in a world, however long ago, and was not taken back: the journal forgets,
 * this does not.
 */
export interface ChangeCount {
  note(operation: string): void;
  takeBack(operation: string): void;
  /** By operation, those that were never done left out. */
  state(): Readonly<Record<string, number>>;
  restore(state: Readonly<Record<string, number>>): void;
  clear(): void;
}

/** Codes of a call that did what it was asked for; the calls that answer a text answer the last two. */
const DONE: ReadonlySet<number | string | null> = new Set([0, 'ok', '1']);

/** Did the call do what it was asked to write? */
export const isChange = ({ effect }: CallMeta, code: number | string | null) =>
  effect === 'write' && DONE.has(code);

export function createChangeCount(): ChangeCount {
  let counts = new Map<string, number>();
  function add(operation: string, change: number): void {
    const count = (counts.get(operation) ?? 0) + change;
    if (count > 0) counts.set(operation, count);
    else counts.delete(operation);
  }
  return {
    note: (operation) => add(operation, 1),
    takeBack: (operation) => add(operation, -1),
    state: () => Object.fromEntries(counts),
    restore(state) {
      counts = new Map(Object.entries(state));
    },
    clear: () => counts.clear(),
  };
}
