import { chinaDay } from '#contracts/rules/china-time.ts';
import { READ_KINDS, type ReadKind } from '#contracts/rules/readers/read-events.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';

/** An event as it is kept. */
export interface KeptEvent {
  readonly publicationId: number;
  readonly linkId: number | null;
  /** Null for an opening of which nothing else is kept. */
  readonly readerId: number | null;
  readonly at: number;
  readonly kind: ReadKind;
  readonly page: number;
  readonly value: number;
  /** Places in DEVICES and REGIONS. */
  readonly device: number;
  readonly region: number;
}

/** The tables of sums: what tells their rows apart, and what is added up in each. */
export const SUMS = {
  reads_by_day: {
    keys: ['publication_id', 'day'],
    sums: ['opens', 'pages', 'ms', 'clicks', 'shares', 'searches', 'bots', 'own'],
  },
  reads_by_page: { keys: ['publication_id', 'page', 'day'], sums: ['views', 'ms', 'clicks'] },
  reads_by_link: { keys: ['link_id', 'day'], sums: ['opens', 'pages', 'ms'] },
  reads_by_place: { keys: ['publication_id', 'device', 'region', 'day'], sums: ['opens', 'pages'] },
  readers_day: { keys: ['publication_id', 'day', 'reader_id'], sums: ['events'] },
} as const satisfies Readonly<
  Record<string, { readonly keys: readonly string[]; readonly sums: readonly string[] }>
>;
export type SumTable = keyof typeof SUMS;
export const SUM_TABLES = Object.keys(SUMS) as SumTable[];

/** Rows to be added to the sums, by table. */
export interface Sums {
  add(table: SumTable, keys: readonly number[], amounts: readonly number[]): void;
  rows(table: SumTable): Iterable<readonly number[]>;
}

/** Rows with the same keys are one row. */
export function emptySums(): Sums {
  const tables = new Map(SUM_TABLES.map((table) => [table, new Map<string, number[]>()]));
  return {
    add(table, keys, amounts) {
      const rows = tables.get(table);
      const name = keys.join();
      const row = rows?.get(name);
      if (row === undefined) rows?.set(name, [...keys, ...amounts]);
      else {
        for (let at = 0; at < amounts.length; at += 1) {
          row[keys.length + at] = (row[keys.length + at] ?? 0) + (amounts[at] ?? 0);
        }
      }
    },
    rows: (table) => tables.get(table)?.values() ?? [],
  };
}

/** What an event adds to each of the sums; with -1 what it takes from them. */
export function addToSums(sums: Sums, event: KeptEvent, sign: 1 | -1 = 1): void {
  const { publicationId, linkId, readerId, kind, page, value, device, region } = event;
  const day = chinaDay(event.at);
  const one = (name: ReadKind) => (kind === name ? sign : 0);
  const ms = one('page') * value;
  const counted = [one('open'), one('page'), ms];
  const others = [one('click'), one('share'), one('search'), 0, 0];
  sums.add('reads_by_day', [publicationId, day], [...counted, ...others]);
  if (linkId !== null) sums.add('reads_by_link', [linkId, day], counted);
  if (readerId === null) return;
  sums.add('readers_day', [publicationId, day, readerId], [sign]);
  if (kind === 'open' || kind === 'page') {
    sums.add('reads_by_place', [publicationId, device, region, day], [one('open'), one('page')]);
  }
  if (page > 0 && (kind === 'page' || kind === 'click')) {
    sums.add('reads_by_page', [publicationId, page, day], [one('page'), ms, one('click')]);
  }
}

/** An opening that is no reader's. */
export function addApart(sums: Sums, by: 'bot' | 'own', publicationId: number, at: number): void {
  const [bots, own] = by === 'bot' ? [1, 0] : [0, 1];
  sums.add('reads_by_day', [publicationId, chinaDay(at)], [0, 0, 0, 0, 0, 0, bots, own]);
}

const statements = preparedOnce(({ sqlite }) => {
  const of = (table: SumTable) => {
    const { keys, sums } = SUMS[table];
    const columns = [...keys, ...sums];
    const places = columns.map(() => '?').join(', ');
    const added = sums.map((sum) => `${sum} = ${sum} + excluded.${sum}`).join(', ');
    return {
      add: sqlite.prepare<number[]>(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})
        ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${added}`),
      dropEmpty: sqlite.prepare<number[]>(`DELETE FROM ${table}
        WHERE ${keys.map((key) => `${key} = +?`).join(' AND ')} AND ${sums.map((sum) => `${sum} = 0`).join(' AND ')}`),
    };
  };
  return new Map(SUM_TABLES.map((table) => [table, of(table)]));
});

/** Adds to what stands there already, for whatever day. */
export function storeSums(db: Database, sums: Sums): void {
  for (const table of SUM_TABLES)
    for (const row of sums.rows(table))
      statements(db)
        .get(table)
        ?.add.run(...row);
}

/** The same after something was taken from it: a sum of nothing is no row. */
export function storeLess(db: Database, sums: Sums): void {
  storeSums(db, sums);
  for (const table of SUM_TABLES) {
    const keys = SUMS[table].keys.length;
    for (const row of sums.rows(table))
      statements(db)
        .get(table)
        ?.dropEmpty.run(...row.slice(0, keys));
  }
}

export function kindAt(place: number): ReadKind {
  return READ_KINDS[place] ?? 'open';
}
