/** Ten thousand readings, told in doubles, with gaps, late and out of order, against a count that knows none of it. */
import { expect, it } from 'vitest';
import { chinaDay } from '#contracts/rules/china-time.ts';
import { READ_KINDS, type ReadEvent } from '#contracts/rules/readers/read-events.ts';
import { DEVICES } from '#contracts/rules/readers/reader-place.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { runScenario } from '../../scenarios/index.ts';
import { secretHash } from '../../secret-hash.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { forgetReader, keptReads, type ReadsTold, recordReads } from './record.ts';
import { SUM_TABLES, SUMS, type SumTable } from './sums.ts';

const SESSIONS = 10_000;
const WORKS = [50001, 50002, 50003];
const WEEK_MS = 7 * 86_400_000;

const random = seededRandom(88);
const below = (most: number) => Math.floor(random() * most);
const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
const keyOf = (reader: number) => reader.toString(16).padStart(32, '0');

function eventAt(age: number): ReadEvent {
  const kind = one(READ_KINDS);
  const page = kind === 'page' ? 1 + below(20) : kind === 'click' ? below(20) : 0;
  return { kind, age, page, value: kind === 'page' ? 1000 + below(60_000) : 0 };
}

/** One reading as its batches, each of which may be told long after. */
function batchesOf(session: number, links: readonly number[]): ReadsTold[] {
  const linkId = random() < 0.3 ? one(links) : null;
  const told = {
    publicationId: linkId === null ? one(WORKS) : 50001,
    linkId,
    by: random() < 0.05 ? one(['bot', 'own'] as const) : 'reader',
    visit: session + 1,
    reader: random() < 0.2 ? '' : keyOf(below(400)),
    device: one(DEVICES),
    region: below(5),
  } as const;
  const events = Array.from({ length: 1 + below(3) }, () =>
    Array.from({ length: 1 + below(6) }, () => eventAt(below(WEEK_MS))),
  );
  // A gap: a batch that never comes.
  return events.flatMap((some, place) =>
    random() < 0.1 ? [] : [{ ...told, no: place + 1, now: TEST_NOW + below(WEEK_MS), events: some }],
  );
}

/** The sums as they are counted by who knows every event once. */
function countedByHand(batches: readonly ReadsTold[]): Record<SumTable, Map<string, number[]>> {
  const tables = Object.fromEntries(SUM_TABLES.map((name) => [name, new Map()])) as ReturnType<
    typeof countedByHand
  >;
  const add = (table: SumTable, keys: readonly (number | string)[], sum: string, amount: number) => {
    const sums: readonly string[] = SUMS[table].sums;
    const row = tables[table].get(keys.join()) ?? sums.map(() => 0);
    row[sums.indexOf(sum)] = (row[sums.indexOf(sum)] ?? 0) + amount;
    tables[table].set(keys.join(), row);
  };
  for (const { publicationId, linkId, by, reader, now, device, region, events } of batches) {
    for (const { kind, age, page, value } of events) {
      const day = chinaDay(now - age);
      if (by !== 'reader') {
        if (kind === 'open') add('reads_by_day', [publicationId, day], by === 'own' ? 'own' : 'bots', 1);
        continue;
      }
      if (reader === '' && kind !== 'open') continue;
      const name = { open: 'opens', page: 'pages', click: 'clicks', share: 'shares', search: 'searches' }[
        kind
      ];
      const ms = kind === 'page' ? value : 0;
      add('reads_by_day', [publicationId, day], name, 1);
      add('reads_by_day', [publicationId, day], 'ms', ms);
      if (linkId !== null)
        add(
          'reads_by_link',
          [linkId, day],
          kind === 'open' || kind === 'page' ? name : 'ms',
          kind === 'open' || kind === 'page' ? 1 : 0,
        );
      if (linkId !== null) add('reads_by_link', [linkId, day], 'ms', ms);
      if (reader === '') continue;
      add('readers_day', [publicationId, day, reader], 'events', 1);
      if (kind === 'open' || kind === 'page')
        add('reads_by_place', [publicationId, DEVICES.indexOf(device), region, day], name, 1);
      if (page > 0) {
        add('reads_by_page', [publicationId, page, day], kind === 'page' ? 'views' : 'clicks', 1);
        add('reads_by_page', [publicationId, page, day], 'ms', ms);
      }
    }
  }
  return tables;
}

/** In one order, without what adds up to nothing. */
function linesOf(rows: readonly (readonly [string, readonly number[]])[]): string[] {
  return rows
    .filter(([, row]) => row.some((sum) => sum !== 0))
    .map(([name, row]) => `${name}: ${row}`)
    .sort();
}

it('comes to the same, and forgets readers without a trace', { timeout: 600_000 }, () => {
  const db = createTestDatabase();
  const links = ['for-editor-lu', 'for-editor-li'].map((slug) =>
    Number(runScenario('share-link', { db, now: TEST_NOW }, { slug }).linkID),
  );
  const batches = Array.from({ length: SESSIONS }, (_, session) => batchesOf(session, links)).flat();
  const doubles = batches.filter(() => random() < 0.15);
  const way = [...batches, ...doubles].map((batch) => ({ batch, at: random() })).sort((a, b) => a.at - b.at);
  const fresh = way.filter(({ batch }) => recordReads(db, batch)).length;
  expect(fresh).toBe(batches.length);

  const hashes = new Map(
    (
      db.sqlite.prepare('SELECT id, key_hash AS hash FROM read_readers').all() as {
        id: number;
        hash: string;
      }[]
    ).map(({ id, hash }) => [hash, id]),
  );
  const demandSame = (told: readonly ReadsTold[]) => {
    const expected = countedByHand(told);
    for (const table of SUM_TABLES) {
      const { keys, sums } = SUMS[table];
      const rows = db.sqlite
        .prepare(`SELECT ${[...keys, ...sums].join()} FROM ${table}`)
        .raw()
        .all() as number[][];
      const stored = rows.map((row) => [row.slice(0, keys.length).join(), row.slice(keys.length)] as const);
      const wanted = [...expected[table]].map(([name, row]) => [inRows(table, name), row] as const);
      expect(linesOf(stored), table).toEqual(linesOf(wanted));
    }
  };
  const inRows = (table: SumTable, name: string) => {
    if (table !== 'readers_day') return name;
    const [work, day, key = ''] = name.split(',');
    return [work, day, hashes.get(secretHash(key))].join();
  };
  demandSame(batches);

  const gone = Array.from({ length: 200 }, (_, reader) => keyOf(reader));
  for (const key of gone) forgetReader(db, key);
  expect(keptReads(db, gone[0] ?? '')).toMatchObject({ books: 0, opens: 0, since: null });
  demandSame(batches.filter(({ by, reader }) => by !== 'reader' || !gone.includes(reader)));
});
