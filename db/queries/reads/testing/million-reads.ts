/** How fast a million readings are kept, and how fast their owner reads of them. */
import {
  READ_KINDS,
  type ReadEvent,
  type SentEvent,
  sentEvent,
} from '#contracts/rules/readers/read-events.ts';
import { DEVICES, REGIONS } from '#contracts/rules/readers/reader-place.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { closeDatabase, type Database } from '../../../client.ts';
import { openReplicaDatabase } from '../../../migrate.ts';
import { seed } from '../../../seed.ts';
import { type ReadsOfWorks, type ReadWork, readsOfWorks } from '../reads-of-work.ts';
import { recordReads } from '../record.ts';

const EVENTS = 1_000_000;
const OF_A_BATCH = 10;
const READERS = 20_000;
const PAGES = 60;
const DAYS = 365;
const DAY_MS = 86_400_000;
const ASKED = 15;

export interface MillionReads {
  readonly keptPerSecond: number;
  /** Milliseconds, several times, of each question that the owner of all works asks of a year. */
  readonly yearMs: Readonly<Record<keyof ReadsOfWorks, readonly number[]>>;
}

/** A year of readings of all works of a member, in a file that a server can open then. */
export function storeMillionReads(file: string, migrationsFolder: string, now: number): MillionReads {
  const { db } = openReplicaDatabase(file, { migrationsFolder });
  try {
    seed(db, { seed: 1, now });
    const works = publishedWorks(db);
    const startedAt = performance.now();
    keepReads(db, works, now);
    const keptPerSecond = EVENTS / ((performance.now() - startedAt) / 1000);
    const { days, readers, places } = readsOfWorks(db, works, { now, days: DAYS });
    const told = days().reduce((sum, { opens, pages }) => sum + opens + pages, 0);
    if (told !== EVENTS) throw new Error(`the year tells of ${told} events`);
    return {
      keptPerSecond,
      yearMs: { days: timesOf(days), readers: timesOf(readers), places: timesOf(places) },
    };
  } finally {
    closeDatabase(db);
  }
}

function timesOf(ask: () => unknown): number[] {
  return Array.from({ length: ASKED }, () => {
    const askedAt = performance.now();
    ask();
    return performance.now() - askedAt;
  });
}

function publishedWorks(db: Database): ReadWork[] {
  return db.sqlite
    .prepare<[], ReadWork>(
      `SELECT id, created_at AS createdAt, published_seq AS publishedSeq FROM publications
       WHERE published_seq IS NOT NULL AND owner_id = (SELECT id FROM users WHERE account = 'super')`,
    )
    .all();
}

function keepReads(db: Database, works: readonly ReadWork[], now: number): void {
  const random = seededRandom(1);
  const below = (most: number) => Math.floor(random() * most);
  for (let visit = 1; visit <= EVENTS / OF_A_BATCH; visit += 1) {
    const day = DAYS - 1 - Math.floor((visit * DAYS * OF_A_BATCH) / (EVENTS + OF_A_BATCH));
    const kept = recordReads(db, {
      ...{ publicationId: works[below(works.length)]?.id ?? 0, linkId: null, by: 'reader', visit, no: 1 },
      reader: keyOf(below(READERS)),
      device: DEVICES[below(DEVICES.length)] ?? 'phone',
      region: below(REGIONS.length),
      events: Array.from({ length: OF_A_BATCH }, (_, place) => eventAt(place, 1 + below(PAGES))),
      now: now - day * DAY_MS,
    });
    if (!kept) throw new Error(`batch ${visit} was not kept`);
  }
}

function eventAt(place: number, page: number): ReadEvent {
  const age = (OF_A_BATCH - place) * 1500;
  const [open, turned] = READ_KINDS;
  return place === 0 ? { kind: open, age, page: 0, value: 0 } : { kind: turned, age, page, value: 1400 };
}

/** The key of one of many readers. */
export function keyOf(reader: number): string {
  return reader.toString(16).padStart(32, '0');
}

/** What the browser of a reader sends at once. */
export function sentAtOnce(): SentEvent[] {
  return Array.from({ length: OF_A_BATCH }, (_, place) => sentEvent(eventAt(place, 1 + place)));
}
