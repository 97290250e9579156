/** The moments of a world: right before each of its last writes (时间回退). */
import type { ControlOperations } from './operation.ts';
import { clockState, rowValues, sandbox } from './parts.ts';
import {
  flag,
  list,
  nullable,
  number,
  object,
  optional,
  record,
  type Static,
  text,
  whole,
} from './schema.ts';

/** The last writes that a world can be taken back before, unless REPLICA_MOMENTS says otherwise. */
export const MOST_MOMENTS = 1000;
/** The same in a world of a demo, where many visitors share one memory. */
export const MOMENTS_OF_DEMO = 20;
/** So many rows a comparison tells; beyond that it says how many are left out. */
export const MOST_COMPARED = 500;

const moment = object({
  id: number,
  /** The replica's clock when it was written. */
  at: text,
  /** The operation that wrote, or the route. */
  what: text,
  account: nullable(text),
  traceId: text,
  /** How many rows it changed, and how many of each table. */
  rows: number,
  tables: record(number),
  /** The world was taken back before this write; it can be had again until something else is written. */
  undone: flag,
});

export type MomentView = Static<typeof moment>;

export const MOMENT_OPERATIONS = {
  'GET /moments': {
    summary:
      'The last writes of this world, oldest first; each is a moment, the one right before it. most are kept, in at most 16 MB. In a demo they are 20 and 1 MB. Where history is not kept (REPLICA_MOMENTS=0) most is 0. A reset, a loaded snapshot and an import begin it anew',
    query: object({ limit: optional(whole(1, MOST_MOMENTS)) }),
    reply: object({ list: list(moment), total: number, bytes: number, most: number }),
  },
  'POST /moments/{id}/rewind': {
    summary:
      'Rows, sessions among them, and clock as they were right before that write; faults, journal and snapshots stay. What was undone can be had again, by a later id or by "latest", until something else is written',
    body: object({}),
    reply: object({ moment: text, undone: number, clock: clockState }),
  },
  'POST /moments/{id}/branch': {
    summary: 'A new sandbox that begins as this world was right before that write, with its uploads',
    body: object({ name: text }),
    example: { name: 'what-if' },
    reply: sandbox,
    statuses: [201],
  },
  'GET /moments/compare': {
    summary:
      'What rows two moments differ by, table by table; secrets are left out. to is "latest" unless said. At most 500 rows',
    query: object({ from: text, to: optional(text) }),
    reply: object({
      from: text,
      to: text,
      tables: list(
        object({
          table: text,
          added: list(rowValues),
          removed: list(rowValues),
          /** Of what changed only the key and the columns that differ. */
          changed: list(object({ key: rowValues, before: rowValues, after: rowValues })),
        }),
      ),
      leftOut: number,
    }),
  },
} satisfies ControlOperations;
