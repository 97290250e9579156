import {
  closeDatabase,
  type Database,
  databaseBytes,
  MOST_BYTES_IN_MEMORY,
  openDatabaseBytes,
} from '../client.ts';
import { serializeTemplate } from '../template.ts';
import type { Layer } from './row-layers.ts';
import { rowsOf } from './row-tables.ts';
import { type RowThen, watchRows } from './row-watch.ts';
import { type Deed, redo, roughBytes } from './write-log.ts';

/** A write as it is known at first: what was done, not yet what became of the rows. */
interface Write<Note> {
  readonly note: Note;
  readonly deeds: readonly Deed[];
  readonly bytes: number;
}

/** A copy of the database, and what was done to it since. */
interface Stretch<Note> {
  readonly base: Buffer;
  readonly writes: Write<Note>[];
}

/** A write and the rows that it really changed, as they stood before. */
export interface SeenWrite<Note> {
  readonly note: Note;
  readonly layer: Layer;
}

interface Seen<Note> {
  /** The last writes. */
  readonly writes: readonly SeenWrite<Note>[];
  /** The rows that were touched since the last cut, as they stood before. */
  readonly uncut: readonly RowThen[];
  /** There were others before them, which are not known any more. */
  readonly hasGap: boolean;
}

export interface WriteWatch<Note> {
  /** What was done since the last cut is one write; false where nothing was. */
  cut(note: () => Note): boolean;
  /** What happened since it was last asked. */
  take(): Seen<Note>;
  /** What those writes take of the memory, roughly. */
  bytes(): number;
  /** What is done in there is no write, and whatever was done before is not told. */
  unseen<Value>(change: () => Value): Value;
  /** Nothing is seen any more. */
  end(): void;
}

/**
 * Sees what is written to a database, at least the last `most` writes. While it is written that is only a note of what
 * was done. What stood in the rows is found where somebody asks: the same is done once more to a copy that was made
 * before it, with triggers that watch the rows.
 */
export function watchWrites<Note>(db: Database, most: number): WriteWatch<Note> {
  const done: Deed[] = [];
  let stretches: Stretch<Note>[] = [];
  let taken = 0;
  let hasGap = false;
  const listener = { before, done };
  db.writes.listener = listener;

  /** A copy takes as long as some writes, so there is one for many. Of two, the later has all that is wanted some day. */
  function before(): void {
    if (done.length > 0) return;
    const last = stretches.at(-1);
    if (last && last.writes.length < most) return;
    // A copy lies in memory, and such a one could not be opened there.
    const isSeen = databaseBytes(db) <= MOST_BYTES_IN_MEMORY;
    if (!isSeen) forget();
    if (stretches.length > 1) drop(stretches.shift());
    if (isSeen) stretches.push({ base: serializeTemplate(db), writes: [] });
    else hasGap = true;
  }

  function drop(stretch: Stretch<Note> | undefined): void {
    for (const { bytes } of stretch?.writes ?? []) taken -= bytes;
    hasGap = true;
  }

  function forget(): void {
    stretches = [];
    taken = 0;
    done.splice(0);
  }

  return {
    cut(note) {
      const stretch = stretches.at(-1);
      const deeds = done.splice(0);
      if (deeds.length === 0 || !stretch) return false;
      const bytes = bytesOf(deeds);
      taken += bytes;
      stretch.writes.push({ note: note(), deeds, bytes });
      return true;
    },
    take() {
      const [first] = stretches;
      const gap = hasGap;
      hasGap = false;
      if (!first) return { writes: [], uncut: [], hasGap: gap };
      const asked = stretches.flatMap(({ writes }) => writes);
      const copy = openDatabaseBytes(first.base);
      try {
        const rows = watchRows(copy);
        const touched: (readonly RowThen[])[] = [];
        const writes = asked.map(({ note, deeds }) => {
          redo(copy.sqlite, deeds);
          touched.push(rows.noted());
          return { note, layer: rows.take() };
        });
        const base = done.length > 0 ? serializeTemplate(copy) : null;
        redo(copy.sqlite, done);
        const uncut = rows.noted();
        demandSameRows(db, copy, [...touched, uncut].flat());
        stretches = base === null ? [] : [{ base, writes: [] }];
        taken = 0;
        return { writes, uncut, hasGap: gap };
      } catch (error) {
        forget();
        throw error;
      } finally {
        closeDatabase(copy);
      }
    },
    bytes: () => taken,
    unseen(change) {
      forget();
      db.writes.listener = null;
      try {
        return change();
      } finally {
        db.writes.listener = listener;
      }
    },
    end() {
      forget();
      db.writes.listener = null;
    },
  };
}

/** What was done once more must have come to the same, or what it tells never was. */
function demandSameRows(db: Database, copy: Database, touched: readonly RowThen[]): void {
  const seen = new Set<string>();
  for (const { table, rowid } of touched) {
    const name = `row ${rowid} of ${table.name}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (rowsOf(db)(table).differs(rowid, rowsOf(copy)(table).read(rowid)))
      throw new Error(`${name} is another than it came to when the same was done again`);
  }
}

/** The texts of statements are the same over and over, but those of scripts. */
function bytesOf(deeds: readonly Deed[]): number {
  let bytes = 0;
  for (const { source, values } of deeds) bytes += roughBytes(values ?? [source]);
  return bytes;
}
