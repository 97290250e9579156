import type { ControlOperations } from './operation.ts';
import {
  anything,
  either,
  flag,
  list,
  nullable,
  number,
  object,
  only,
  optional,
  raw,
  type Static,
  text,
  whole,
  word,
} from './schema.ts';

export const JOURNAL_CAPACITY = 1000;
/** The same in a world of a demo, where many visitors share one memory. */
export const JOURNAL_OF_DEMO = 200;

/** A place where the contract was not kept, by the caller or by us. */
const violation = object({
  part: word(['request', 'reply']),
  /** JSON pointer; empty for the whole of it. */
  pointer: text,
  message: text,
  /** Who says how that place has to be; told of the replies of a backend that is not ours. */
  provenance: optional(word(['documented', 'assumed', 'invented'])),
});

const fault = object({
  kind: text,
  rule: text,
  /** `<seed>-<place>`: what faults/replay takes; null where the request asked for it by Prefer. */
  draw: nullable(text),
  delayMs: number,
  /** The rule and the draw of the delay, where another rule decided the answer. */
  delayedBy: nullable(object({ rule: text, draw: text })),
});

const entry = object({
  seq: number,
  /** The replica's clock when the reply was done. */
  at: number,
  operation: text,
  method: text,
  /** Null for a call that no operation answers. */
  provenance: nullable(word(['documented', 'assumed', 'invented'])),
  /** Why no operation answered, and which is spelt most like what was asked; null where one did. */
  unmatched: nullable(object({ reason: text, nearest: nullable(text) })),
  traceId: text,
  account: nullable(text),
  /** Which tab of a browser said it was calling (x-replica-tab); null where none did. */
  tab: nullable(text),
  /** 0 where nothing was answered. */
  status: number,
  code: nullable(either(number, text)),
  fault: nullable(fault),
  violations: list(violation),
  /** Why the server answered so, in words. */
  decisions: list(text),
  request: object({ query: anything, body: anything }),
  reply: text,
  ms: number,
  /** A backend that is not ours was asked. */
  forwarded: flag,
  /** The moment right before what it wrote, as moments/{id} takes it; null where it changed no row. */
  moment: nullable(number),
});

const since = optional(whole(0, Number.MAX_SAFE_INTEGER));

export type JournalViolation = Static<typeof violation>;
export type Unmatched = NonNullable<JournalEntry['unmatched']>;
export type JournalFault = Static<typeof fault>;
export type JournalEntry = Static<typeof entry>;

export const JOURNAL_OPERATIONS = {
  'GET /journal': {
    summary:
      'The last 1000 exchanges, oldest first, and why each was answered so; secrets are left out. tab is what the caller sent as x-replica-tab, which the pages with the console do; fault is a kind, the id of a rule or any; q is a text anywhere in an entry; limit takes the newest. A call that no operation answers stands in it too, as unmatched with the nearest operation',
    query: object({
      operation: optional(text),
      since,
      account: optional(text),
      tab: optional(text),
      fault: optional(text),
      q: optional(text),
      limit: optional(whole(1, JOURNAL_CAPACITY)),
    }),
    reply: object({ list: list(entry), total: number }),
  },
  'DELETE /journal': { summary: 'Forget the exchanges', reply: object({ cleared: only(true) }) },
  'GET /events': {
    summary:
      'Server-Sent Events of what happens: exchange, clock, reset. since, or the header Last-Event-ID, begins after that number of the journal; without it only news is told. A sandbox is in use while somebody listens',
    query: object({ since }),
    reply: raw('text/event-stream'),
  },
} satisfies ControlOperations;
