/** What a million readings are: how fast they are kept, how fast their owner reads of them, what others lose meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { READ_KINDS, type ReadEvent } from '#contracts/rules/readers/read-events.ts';
import { DEVICES, REGIONS } from '#contracts/rules/readers/reader-place.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { closeDatabase, type Database } from '#db/client.ts';
import { openReplicaDatabase } from '#db/migrate.ts';
import { type ReadsOfWorks, readsOfWorks } from '#db/queries/reads/reads-of-work.ts';
import { recordReads } from '#db/queries/reads/record.ts';
import { seed } from '#db/seed.ts';
import type { BenchCase } from './cases.ts';
import { load, median } from './load.ts';
import { casesOf, publishedCode, tokenOf } from './prepare.ts';
import { type RunningServer, startServer, stopServer } from './processes.ts';

const EVENTS = 1_000_000;
const OF_A_BATCH = 10;
const READERS = 20_000;
const PAGES = 60;
const DAYS = 365;
const DAY_MS = 86_400_000;
const ASKED = 15;
const OPERATION = 'ShopCarService.cartInfo';
const WARM_UP_SECONDS = 4;
const SECONDS = 3;
/** So many readers turn pages at once; the browser of each tells of it every ten seconds. */
export const READING_AT_ONCE = 200;
const TELLS_EVERY_MS = 10_000 / READING_AT_ONCE;

export interface ReadsCost {
  readonly keptPerSecond: number;
  /** What the owner of all works asks of a year. */
  readonly yearMs: Readonly<Record<keyof ReadsOfWorks, number>>;
  /** The throughput of others with readers against that without, one for each pair. */
  readonly ratios: readonly number[];
  readonly withReaders: number;
  readonly without: number;
  readonly told: number;
  readonly loadBefore: number;
  readonly loadAfter: number;
}

export async function readsCost(
  args: readonly string[],
  migrationsFolder: string,
  pairs: number,
): Promise<ReadsCost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-reads-'));
  try {
    const stored = storedReads(join(dataDir, 'desk.sqlite'), migrationsFolder);
    const server = await startServer(args, { DATA_DIR: dataDir, NODE_ENV: 'production' });
    try {
      return { ...stored, ...(await besideReaders(server, pairs)) };
    } finally {
      await stopServer(server);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A year of readings of all works of a member, in the file that the server opens then. */
function storedReads(file: string, migrationsFolder: string): Pick<ReadsCost, 'keptPerSecond' | 'yearMs'> {
  const now = Date.now();
  const { db } = openReplicaDatabase(file, { migrationsFolder });
  try {
    seed(db, { seed: 1, now });
    const works = worksOf(db);
    const startedAt = performance.now();
    keepReads(
      db,
      works.map(({ id }) => id),
      now,
    );
    const keptPerSecond = EVENTS / ((performance.now() - startedAt) / 1000);
    const year = readsOfWorks(db, works, { now, days: DAYS });
    const events = year.days().reduce((sum, { opens, pages }) => sum + opens + pages, 0);
    if (events !== EVENTS) throw new Error(`the year tells of ${events} events`);
    const yearMs = {
      days: middleMs(year.days),
      readers: middleMs(year.readers),
      places: middleMs(year.places),
    };
    return { keptPerSecond, yearMs };
  } finally {
    closeDatabase(db);
  }
}

function middleMs(ask: () => unknown): number {
  return median(
    Array.from({ length: ASKED }, () => {
      const askedAt = performance.now();
      ask();
      return performance.now() - askedAt;
    }),
  );
}

function worksOf(db: Database) {
  const works = db.sqlite
    .prepare<[], { id: number; createdAt: number; publishedSeq: number }>(
      `SELECT id, created_at AS createdAt, published_seq AS publishedSeq FROM publications WHERE published_seq IS NOT NULL
       AND owner_id = (SELECT id FROM users WHERE account = 'super')`,
    )
    .all();
  if (works.length === 0) throw new Error('super has published nothing');
  return works;
}

function keepReads(db: Database, works: readonly number[], now: number): void {
  const random = seededRandom(1);
  const below = (most: number) => Math.floor(random() * most);
  for (let visit = 1; visit <= EVENTS / OF_A_BATCH; visit += 1) {
    const day = DAYS - 1 - Math.floor((visit * DAYS * OF_A_BATCH) / (EVENTS + OF_A_BATCH));
    const kept = recordReads(db, {
      ...{ publicationId: works[below(works.length)] ?? 0, linkId: null, by: 'reader', visit, no: 1 },
      reader: below(READERS).toString(16).padStart(32, '0'),
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
  return place === 0 ? { kind: 'open', age, page: 0, value: 0 } : { kind: 'page', age, page, value: 1400 };
}

async function besideReaders(server: RunningServer, pairs: number) {
  const token = await tokenOf(server);
  const one = (await casesOf(server, token)).find(({ operation }) => operation === OPERATION);
  if (!one) throw new Error(`${OPERATION} is not among the measured calls`);
  const code = await publishedCode(server, token);
  const others = () => perSecond(server, one, token, SECONDS);
  await perSecond(server, one, token, WARM_UP_SECONDS);
  const loadBefore = loadavg()[0] ?? Number.NaN;
  const figures = { on: [] as number[], off: [] as number[] };
  let told = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const turns = [
      async () => {
        const readers = readersOf(server, code, pair);
        figures.on.push(await others());
        told += await readers.end();
      },
      async () => figures.off.push(await others()),
    ];
    for (const turn of pair % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return {
    ratios: figures.on.map((figure, pair) => figure / (figures.off[pair] ?? Number.NaN)),
    withReaders: median(figures.on),
    without: median(figures.off),
    ...{ told, loadBefore, loadAfter: loadavg()[0] ?? Number.NaN },
  };
}

/** Readers whose browsers tell what they read, until it is ended; answers how many batches were kept. */
function readersOf({ url }: RunningServer, code: string, round: number) {
  let isOver = false;
  let told = 0;
  async function tell(): Promise<void> {
    for await (const _moment of setInterval(TELLS_EVERY_MS)) {
      if (isOver) return;
      told += 1;
      await tellOne(url, code, 1 + round * 1_000_000 + told);
    }
  }
  const telling = tell();
  return {
    async end(): Promise<number> {
      isOver = true;
      await telling;
      return told;
    },
  };
}

async function tellOne(url: string, code: string, visit: number): Promise<void> {
  const events = Array.from({ length: OF_A_BATCH }, (_, place) => {
    const { kind, age, page, value } = eventAt(place, 1 + place);
    return [READ_KINDS.indexOf(kind), age, page, value];
  });
  const reader = (visit % READING_AT_ONCE).toString(16).padStart(32, '0');
  const reply = await fetch(`${url}/r/events`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' },
    body: JSON.stringify({ code, readToken: '', visit: 2_000_000_000 + visit, no: 1, reader, events }),
  });
  if (reply.status !== 204) throw new Error(`a batch was answered with ${reply.status}`);
}

async function perSecond(
  { url }: RunningServer,
  one: BenchCase,
  token: string,
  seconds: number,
): Promise<number> {
  const { method, body, path } = one;
  const result = await load({ url: `${url}${path}`, method, body, token, seconds });
  if (result.failures > 0) throw new Error(`${OPERATION}: ${result.failures} calls failed under load`);
  return result.perSecond;
}
