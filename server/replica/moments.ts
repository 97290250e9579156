import type { MomentView } from '#contracts/control/moments.ts';
import { MOST_MOMENTS } from '#contracts/control/moments.ts';
import type { Database } from '#db/client.ts';
import { differencesOf, type TableDifferences } from '#db/row-differences.ts';
import { databaseWith, type Layer, swapLayers } from '#db/row-layers.ts';
import { type RowWatch, watchRows } from '#db/row-watch.ts';
import { maskMobiles } from '#server/redaction.ts';
import type { Clock, ClockMoment } from './clock.ts';
import { controlNotFound } from './control-problem.ts';

/** Who wrote, by what. */
export interface Writing {
  /** The operation, or the route of another write. */
  readonly what: string;
  readonly account: string | null;
  readonly traceId: string;
}

/** A world as it was. */
export interface WorldThen {
  readonly database: Buffer;
  readonly clock: ClockMoment;
}

/** The moments right before each of the last writes of one world, by number, and `latest`: back to them, and forth. */
export interface Moments {
  /** From here on writes are seen; it costs some milliseconds once. */
  begin(): void;
  /** What was written since the last cut is one write; answers the moment before it, null where nothing changed. */
  cut(writing: () => Writing): number | null;
  list(): readonly MomentView[];
  /** What they take of the memory, roughly. */
  bytes(): number;
  /** Rows and clock as they were then. What was undone can be had again until the next write. */
  rewind(name: string): void;
  /** A copy of the world as it was. */
  worldAt(name: string): WorldThen;
  compare(from: string, to: string): TableDifferences[];
  /** The files that rows of one of them name. */
  files(): Set<string>;
  /** The rows are others now: nothing leads back. */
  forget(): void;
}

export interface MomentLimits {
  /** So many writes are kept; 0 keeps none. */
  readonly most: number;
  readonly bytesOfOne: number;
  readonly bytesOfAll: number;
}

/** What the moments of all worlds of a process take. */
export interface MomentPot extends MomentLimits {
  taken: number;
}

const MEGABYTE = 1024 * 1024;
const LATEST = 'latest';

export function createMomentPot(limits: Partial<MomentLimits> = {}): MomentPot {
  const usual = { most: MOST_MOMENTS, bytesOfOne: 16 * MEGABYTE, bytesOfAll: 256 * MEGABYTE };
  return { ...usual, ...limits, taken: 0 };
}

interface Moment extends Writing, ClockMoment {
  readonly id: number;
  /** The rows that the write changed: as they were before, or, while it is undone, as they were after. */
  layer: Layer;
  bytes: number;
}

export function createMoments(world: { database(): Database; clock: Clock }, pot: MomentPot): Moments {
  const { clock } = world;
  let watch: RowWatch | null = null;
  let isWatching = false;
  let kept: Moment[] = [];
  /** Those from here on are undone. */
  let here = 0;
  /** The time at the end, while something is undone. */
  let endClock: ClockMoment | null = null;
  let taken = 0;
  let last = 0;

  function count(bytes: number): void {
    taken += bytes;
    pot.taken += bytes;
  }

  function drop(moments: readonly Moment[]): void {
    for (const { bytes } of moments) count(-bytes);
  }

  function put(moment: Moment, layer: Layer): void {
    const bytes = bytesOf(layer);
    count(bytes - moment.bytes);
    moment.layer = layer;
    moment.bytes = bytes;
  }

  function isTooMuch(): boolean {
    return kept.length > pot.most || taken > pot.bytesOfOne || pot.taken > pot.bytesOfAll;
  }

  function cut(writing: () => Writing): number | null {
    const layer = watch?.take() ?? [];
    if (layer.length === 0) return null;
    if (here < kept.length) drop(kept.splice(here));
    endClock = null;
    last += 1;
    const bytes = bytesOf(layer);
    count(bytes);
    kept.push({ id: last, ...clock.moment(), ...writing(), layer, bytes });
    while (kept.length > 0 && isTooMuch()) count(-(kept.shift()?.bytes ?? 0));
    here = kept.length;
    return here === 0 ? null : last;
  }

  function placeOf(name: string): number {
    // What an unfinished call has written so far belongs to no moment yet.
    cut(() => ({ what: 'unfinished', account: null, traceId: '' }));
    if (name === LATEST) return kept.length;
    const place = kept.findIndex(({ id }) => String(id) === name);
    if (place >= 0) return place;
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
      if (isWatching || pot.most === 0) return;
      isWatching = true;
      try {
        watch = watchRows(world.database());
      } catch {
        // Where nothing can be written there is nothing to go back to.
        watch = null;
      }
    },
    cut,
    list: () => kept.map((moment, place) => viewOf(moment, place >= here)),
    bytes: () => taken,
    rewind(name) {
      const place = placeOf(name);
      const end = endClock ?? clock.moment();
      const isBack = place < here;
      const passed = isBack ? kept.slice(place, here).reverse() : kept.slice(here, place);
      const stood = swapLayers(
        world.database(),
        passed.map(({ layer }) => layer),
      );
      watch?.forget();
      for (const [at, moment] of passed.entries()) put(moment, stood[at] ?? []);
      if (passed.length > 0) clock.set(kept[place] ?? end);
      here = place;
      endClock = place === kept.length ? null : end;
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
    files: () =>
      new Set(
        [...kept.map(({ layer }) => layer), watch?.noted() ?? []].flatMap((layer) => layer.flatMap(filesOf)),
      ),
    forget() {
      drop(kept);
      kept = [];
      here = 0;
      endClock = null;
      watch = null;
      isWatching = false;
    },
  };
}

function filesOf({ table, row }: Layer[number]): string[] {
  return table.name === 'member_files' && row ? [String(row[table.columns.indexOf('hash')])] : [];
}

const BYTES_OF_ROW = 120;
const BYTES_OF_VALUE = 16;

/** A letter outside of Latin takes two bytes, so each is counted as two. */
function bytesOf(layer: Layer): number {
  let bytes = 0;
  for (const { row } of layer) {
    bytes += BYTES_OF_ROW;
    for (const value of row ?? [])
      bytes += BYTES_OF_VALUE + (typeof value === 'string' ? 2 * value.length : 0);
  }
  return bytes;
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
