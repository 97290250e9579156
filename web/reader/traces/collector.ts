import {
  LATEST_MS,
  PAGE_MOST_MS,
  type ReadKind,
  SEEN_MS,
  type SentEvent,
  sentEvent,
} from '#contracts/rules/readers/read-events.ts';

/** So many events are sent without waiting for more. */
const FLUSHED_AT = 50;
/** While there is no connection, so many batches wait; older ones are given up. */
const MOST_WAITING = 40;

interface Noted {
  readonly kind: ReadKind;
  readonly at: number;
  readonly page: number;
  readonly value: number;
  /** How many drops there had been. */
  readonly drops: number;
}

interface Waiting {
  readonly no: number;
  readonly events: readonly Noted[];
}

export interface Sending {
  readonly no: number;
  readonly events: readonly SentEvent[];
  /** The page is about to go: only what needs no answer arrives. */
  readonly isLeaving: boolean;
}

export interface Collector {
  note(kind: ReadKind, page?: number, value?: number): void;
  /** The pages that lie open before the reader's eyes from now on; none while the page is hidden. */
  see(pages: readonly number[]): void;
  flush(isLeaving?: boolean): void;
  /** What was not sent yet is dropped, but for openings, which count whatever is allowed. */
  drop(): void;
}

interface CollectorParts {
  readonly now: () => number;
  /** Whether more than openings may be noted. */
  readonly isAllowed: () => boolean;
  /** False where it did not arrive and is worth another try. */
  readonly send: (sending: Sending) => Promise<boolean>;
}

/** Gathers what a reader does (阅读记录) and sends it a few at a time, each batch under one number however often it is sent. */
export function createCollector({ now, isAllowed, send }: CollectorParts): Collector {
  let events: Noted[] = [];
  let waiting: Waiting[] = [];
  let last = 0;
  let drops = 0;
  const seenSince = new Map<number, number>();

  function note(kind: ReadKind, page = 0, value = 0): void {
    if (kind !== 'open' && !isAllowed()) return;
    events.push({ kind, at: now(), page, value, drops });
    if (events.length >= FLUSHED_AT) flush();
  }

  async function sendOne(batch: Waiting, isLeaving: boolean): Promise<void> {
    const sent = batch.events.flatMap(({ kind, at, page, value, ...noted }) => {
      const age = Math.max(0, Math.round(now() - at));
      const isDropped = kind !== 'open' && noted.drops !== drops;
      return isDropped || age > LATEST_MS ? [] : [sentEvent({ kind, age, page, value })];
    });
    if (sent.length === 0 || (await send({ no: batch.no, events: sent, isLeaving }))) return;
    waiting = [...waiting, batch].slice(-MOST_WAITING);
  }

  function flush(isLeaving = false): void {
    const batches = waiting;
    waiting = [];
    if (events.length > 0) {
      last += 1;
      batches.push({ no: last, events });
      events = [];
    }
    for (const batch of batches) void sendOne(batch, isLeaving);
  }

  return {
    note,
    see(pages) {
      const at = now();
      for (const [page, since] of seenSince) {
        if (pages.includes(page)) continue;
        seenSince.delete(page);
        const seen = Math.round(at - since);
        if (seen > SEEN_MS) note('page', page, Math.min(seen, PAGE_MOST_MS));
      }
      for (const page of pages) if (!seenSince.has(page)) seenSince.set(page, at);
    },
    flush,
    drop() {
      drops += 1;
      const at = now();
      for (const page of seenSince.keys()) seenSince.set(page, at);
    },
  };
}
