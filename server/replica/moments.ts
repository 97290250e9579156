import type { MomentView } from '#contracts/control/moments.ts';
import type { Database } from '#db/client.ts';
import { differencesOf, type TableDifferences } from '#db/rows/row-differences.ts';
import { databaseWith, type Layer, swapLayers } from '#db/rows/row-layers.ts';
import type { RowThen } from '#db/rows/row-watch.ts';
import { roughBytes } from '#db/rows/write-log.ts';
import { type WriteWatch, watchWrites } from '#db/rows/write-watch.ts';
import { maskMobiles } from '#server/redaction.ts';
import type { Account } from '#server/shares/shares.ts';
import type { Clock, ClockMoment } from '#server/worlds/clock.ts';
import { controlNotFound } from './control-problem.ts';

/** Who wrote, by what. */
export interface Writing {
  /** The operation, or the route of another write. */
  readonly what: string;
  readonly account: string | null;
  readonly traceId: string;
  /** It is counted among the changes of the world. */
  readonly isCounted: boolean;
}

/** A world as it was. */
export interface WorldThen {
  readonly database: Buffer;
  readonly clock: ClockMoment;
}

/** The moments right before each of the last writes of one world, by number, and `latest`: back to them, and forth. */
export interface Moments {
  /** From here on writes are seen. */
  begin(): void;
  /** What was written since the last cut is one write; answers the moment before it, null where nothing was. */
  cut(writing: () => Writing): number | null;
  list(): readonly MomentView[];
  /** What they take of the memory, roughly. */
  bytes(): number;
  /** Rows and clock as they were then. What was undone can be had again until the next write. Answers what was passed. */
  rewind(name: string): { readonly isBack: boolean; readonly passed: readonly Writing[] };
  /** A copy of the world as it was. */
  worldAt(name: string): WorldThen;
  compare(from: string, to: string): TableDifferences[];
  /** The files that rows of one of them name. */
  files(): Set<string>;
  /** The rows are others now: nothing leads back. */
  forget(): void;
}

export interface MomentRoom {
  /** So many writes are kept; 0 keeps none. */
  readonly most: number;
  /** What they may take of the memory. */
  readonly account: Account;
}

const LATEST = 'latest';

interface Cut extends Writing, ClockMoment {
  readonly id: number;
}

interface Moment extends Cut {
  /** Those from there on that changed nothing lead here too. */
  readonly from: number;
  /** The rows that the write changed: as they were before, or, while it is undone, as they were after. */
  layer: Layer;
  bytes: number;
}

/** A copy of the rows serves so many writes at least, because it takes as long as some of them. */
const LEAST_OF_A_COPY = 100;

export function createMoments(
  world: { database(): Database; clock: Clock },
  { most, account }: MomentRoom,
): Moments {
  const { clock } = world;
  /** Knows the last writes, of which nobody has asked yet what they changed. */
  let watch: WriteWatch<Cut> | null = null;
  const kept: Moment[] = [];
  /** Those from here on are undone. */
  let here = 0;
  /** The time at the end, while something is undone. */
  let endClock: ClockMoment | null = null;
  let taken = 0;
  let takenByWatch = 0;
  let last = 0;
  /** The first of the writes since that changed nothing; null where there is none. */
  let idle: number | null = null;

  function count(bytes: number): void {
    taken += bytes;
    account.count(bytes);
  }

  function countWatch(): void {
    const bytes = watch?.bytes() ?? 0;
    count(bytes - takenByWatch);
    takenByWatch = bytes;
  }

  function drop(moments: readonly Moment[]): void {
    for (const { bytes } of moments) count(-bytes);
  }

  function forgetAll(): void {
    drop(kept.splice(0));
    here = 0;
    endClock = null;
    idle = null;
    countWatch();
  }

  function put(moment: Moment, layer: Layer): void {
    const bytes = bytesOf(layer);
    count(bytes - moment.bytes);
    moment.layer = layer;
    moment.bytes = bytes;
  }

  function isTooMuch(): boolean {
    return account.lacks(0) !== null;
  }

  /** Finds what the last writes changed; answers the rows that were touched since, as they stood before. */
  function settle(): readonly RowThen[] {
    try {
      if (!watch) return [];
      const { writes, uncut, hasGap } = watch.take();
      // Over what is not known nothing leads back.
      if (hasGap) forgetAll();
      for (const { note, layer } of writes) add(note, layer);
      countWatch();
      trim();
      return uncut;
    } catch (error) {
      forgetAll();
      process.emitWarning(`What was written cannot be taken back: ${String(error)}`);
      return [];
    }
  }

  /** A write that changed nothing is none, and undoes nothing for good. */
  function add(cut: Cut, layer: Layer): void {
    const isAtEnd = here === kept.length;
    if (layer.length === 0) {
      if (isAtEnd) idle ??= cut.id;
      return;
    }
    drop(kept.splice(here));
    endClock = null;
    const bytes = bytesOf(layer);
    count(bytes);
    kept.push({ ...cut, from: isAtEnd && idle !== null ? idle : cut.id, layer, bytes });
    idle = null;
    here = kept.length;
  }

  function trim(): void {
    // What is undone leans on all that is kept; the next write ends it.
    if (here < kept.length) return;
    const tooMany = kept.length - most;
    // Where the room is full some more go, or the next write would have to be looked at for its own.
    const leaving = Math.max(tooMany, isTooMuch() ? kept.length >> 2 : 0);
    if (leaving > 0) drop(kept.splice(0, leaving));
    while (kept.length > 0 && isTooMuch()) drop(kept.splice(0, 1));
    here = kept.length;
  }

  function cut(writing: () => Writing): number | null {
    const note = () => {
      last += 1;
      return { id: last, ...clock.moment(), ...writing() };
    };
    if (!watch?.cut(note)) return null;
    countWatch();
    if (here === kept.length && !isTooMuch()) return last;
    settle();
    return kept.at(-1)?.id === last ? last : null;
  }

  function placeOf(name: string): number {
    // What an unfinished call has written so far belongs to no moment yet.
    cut(() => ({ what: 'unfinished', account: null, traceId: '', isCounted: false }));
    settle();
    if (name === LATEST) return kept.length;
    const id = /^\d+$/.test(name) ? Number(name) : Number.NaN;
    const place = kept.findIndex((moment) => moment.from <= id && id <= moment.id);
    if (place >= 0) return place;
    if (idle !== null && idle <= id && id <= last) return kept.length;
    const known =
      kept.length === 0 ? 'nothing was written' : `known are ${kept[0]?.id} to ${kept.at(-1)?.id}`;
    throw controlNotFound('unknown-moment', `there is no moment "${name}"; ${known}, and ${LATEST}`);
  }

  /** How the rows of a place differ from those of now. */
  function layerAt(place: number): Layer {
    const between = place <= here ? kept.slice(place, here).reverse() : kept.slice(here, place);
    const rows = new Map(
      between.flatMap(({ layer }) => layer.map((then) => [`${then.table.name} ${then.rowid}`, then])),
    );
    return [...rows.values()];
  }

  function clockAt(place: number): ClockMoment {
    return kept[place] ?? endClock ?? clock.moment();
  }

  return {
    begin() {
      if (watch || most === 0) return;
      watch = watchWrites(world.database(), Math.max(most, LEAST_OF_A_COPY));
    },
    cut,
    list() {
      settle();
      return kept.flatMap((moment, place) =>
        moment.layer.length > 0 ? [viewOf(moment, place >= here)] : [],
      );
    },
    bytes: () => taken,
    rewind(name) {
      const place = placeOf(name);
      const end = endClock ?? clock.moment();
      const isBack = place < here;
      const passed = isBack ? kept.slice(place, here).reverse() : kept.slice(here, place);
      const swap = () =>
        swapLayers(
          world.database(),
          passed.map(({ layer }) => layer),
        );
      const stood = watch ? watch.unseen(swap) : swap();
      for (const [at, moment] of passed.entries()) put(moment, stood[at] ?? []);
      if (passed.length > 0) clock.set(kept[place] ?? end);
      here = place;
      endClock = place === kept.length ? null : end;
      return { isBack, passed };
    },
    worldAt(name) {
      const place = placeOf(name);
      return { database: databaseWith(world.database(), layerAt(place)), clock: clockAt(place) };
    },
    compare(from, to) {
      const [one, other] = [placeOf(from), placeOf(to)];
      return differencesOf(world.database(), layerAt(one), layerAt(other));
    },
    // A call that takes rows away sweeps before it ends.
    files() {
      const uncut = settle();
      return new Set([...kept.map(({ layer }) => layer), uncut].flatMap((layer) => layer.flatMap(filesOf)));
    },
    forget() {
      watch?.end();
      watch = null;
      forgetAll();
    },
  };
}

function filesOf({ table, row }: Layer[number]): string[] {
  return table.name === 'member_files' && row ? [String(row[table.columns.indexOf('hash')])] : [];
}

function bytesOf(layer: Layer): number {
  return layer.reduce((bytes, { row }) => bytes + roughBytes(row ?? []), 0);
}

function viewOf({ id, at, what, account, traceId, layer }: Moment, isUndone: boolean): MomentView {
  const tables = new Map<string, number>();
  for (const { table } of layer) tables.set(table.name, (tables.get(table.name) ?? 0) + 1);
  return {
    id,
    at: new Date(at).toISOString(),
    what,
    // The account of somebody who registered is the mobile.
    account: account === null ? null : maskMobiles(account),
    traceId,
    rows: layer.length,
    tables: Object.fromEntries(tables),
    undone: isUndone,
  };
}
