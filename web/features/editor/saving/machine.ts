import type { SaveState } from '../model/draft.ts';

/** So long after the last change it is saved … */
export const REST_MS = 1500;
/** … and so long after the first unsaved one, however fast the next ones come. */
export const LONGEST_MS = 10_000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

type Trouble =
  | { readonly kind: 'failed' | 'offline'; readonly since: number; readonly tries: number }
  | { readonly kind: 'conflict'; readonly savedBy: string; readonly savedAt: number };

/** How far the changes of a draft have come (保存进度); each change has a number. */
export interface Machine {
  readonly changed: number;
  /** The server has everything up to this change. */
  readonly acknowledged: number;
  /** The last change of what is on its way. */
  readonly sending: number | null;
  /** When the oldest change was made that has not been sent. */
  readonly unsentSince: number | null;
  readonly savedAt: number;
  readonly trouble: Trouble | null;
  readonly isReadOnly: boolean;
}

export type SaveEvent =
  | { readonly type: 'changed'; readonly at: number }
  /** The time to send has come, or something asks for it now: a press, the network, a page that is left. */
  | { readonly type: 'due' }
  | { readonly type: 'acknowledged'; readonly change: number; readonly savedAt: number }
  | { readonly type: 'failed'; readonly at: number; readonly isOffline: boolean }
  | { readonly type: 'conflict'; readonly savedBy: string; readonly savedAt: number }
  /** What both sides changed is decided, as one more change. */
  | { readonly type: 'resolved'; readonly at: number }
  | { readonly type: 'read-only' };

export type Effect =
  | { readonly type: 'send'; readonly change: number }
  /** Becomes due after that time, instead of any time that was set before. */
  | { readonly type: 'wait'; readonly ms: number };

export type Step = readonly [Machine, readonly Effect[]];

/** A draft that the server has as it is. */
export function opened(savedAt: number): Machine {
  const none = { sending: null, unsentSince: null, trouble: null, isReadOnly: false };
  return { changed: 0, acknowledged: 0, savedAt, ...none };
}

export function step(machine: Machine, event: SaveEvent): Step {
  switch (event.type) {
    case 'changed':
      return changed(machine, event.at);
    case 'due':
      return due(machine);
    case 'acknowledged':
      return acknowledged(machine, event);
    case 'failed':
      return failed(machine, event);
    case 'conflict': {
      const { savedBy, savedAt } = event;
      return [{ ...machine, sending: null, trouble: { kind: 'conflict', savedBy, savedAt } }, []];
    }
    case 'resolved':
      return changed({ ...machine, trouble: null }, event.at);
    case 'read-only':
      return [{ ...machine, isReadOnly: true }, []];
  }
}

function changed(machine: Machine, at: number): Step {
  if (machine.isReadOnly) return [machine, []];
  const unsentSince = machine.unsentSince ?? at;
  const next = { ...machine, changed: machine.changed + 1, unsentSince };
  if (next.sending !== null || next.trouble !== null) return [next, []];
  return [next, [{ type: 'wait', ms: Math.max(0, Math.min(REST_MS, unsentSince + LONGEST_MS - at)) }]];
}

/** A tab that lost its work to another one still sends what was made before. */
function due(machine: Machine): Step {
  const { changed: change, sending, trouble } = machine;
  if (sending !== null || isSaved(machine) || trouble?.kind === 'conflict') return [machine, []];
  return [{ ...machine, sending: change, unsentSince: null }, [{ type: 'send', change }]];
}

function acknowledged(machine: Machine, { change, savedAt }: { change: number; savedAt: number }): Step {
  // A reply that comes after its time says nothing.
  if (machine.sending !== change) return [machine, []];
  const next = { ...machine, acknowledged: change, sending: null, trouble: null, savedAt };
  return [next, isSaved(next) ? [] : [{ type: 'wait', ms: REST_MS }]];
}

function failed(machine: Machine, { at, isOffline }: { at: number; isOffline: boolean }): Step {
  if (machine.sending === null) return [machine, []];
  const before = machine.trouble?.kind === 'conflict' ? null : machine.trouble;
  const tries = (before?.tries ?? 0) + 1;
  const trouble = { kind: isOffline ? 'offline' : 'failed', since: before?.since ?? at, tries } as const;
  const ms = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS);
  return [
    { ...machine, sending: null, unsentSince: machine.unsentSince ?? at, trouble },
    [{ type: 'wait', ms }],
  ];
}

export function isSaved({ changed: change, acknowledged: known }: Machine): boolean {
  return change === known;
}

/** What the line says of it. */
export function saveState(machine: Machine): SaveState {
  const { trouble, sending, isReadOnly, savedAt } = machine;
  if (trouble?.kind === 'conflict') return trouble;
  if (isReadOnly && isSaved(machine)) return { kind: 'readonly' };
  if (sending !== null) return { kind: 'saving' };
  if (trouble?.kind === 'offline') return { kind: 'offline', since: trouble.since };
  if (trouble) return { kind: 'failed', since: trouble.since, tries: trouble.tries };
  return isSaved(machine) ? { kind: 'saved', at: savedAt } : { kind: 'waiting' };
}
