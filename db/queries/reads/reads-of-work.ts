import { chinaDay } from '#contracts/rules/china-time.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { yearOf } from './seeded-year.ts';

/** Whose readings are asked for, and whether the year of the seed belongs to them. */
export interface ReadWork {
  readonly id: number;
  readonly createdAt: number;
  readonly publishedSeq: number | null;
}

export interface DayOfReads {
  readonly day: number;
  readonly opens: number;
  readonly pages: number;
  readonly ms: number;
  readonly bots: number;
  readonly own: number;
  readonly readers: number;
}

export interface PlaceOfReads {
  readonly device: number;
  readonly region: number;
  readonly pages: number;
}

export interface LinkReads {
  readonly linkId: number;
  readonly pages: number;
  readonly ms: number;
  /** Different ones. */
  readonly pagesRead: number;
  readonly lastPage: number;
  readonly lastAt: number;
  readonly places: readonly PlaceOfReads[];
}

/** Each is counted when it is asked for. */
export interface ReadsOfWorks {
  /** Days on which there was something, the oldest first. */
  days(): DayOfReads[];
  /** Different readers of all these days. */
  readers(): number;
  /** Most pages first. */
  places(): PlaceOfReads[];
}

const statements = preparedOnce((db: Database) => {
  const { sqlite } = db;
  const year = yearOf(db);
  // The days of the year are counted back from the day of the seed.
  const both = (table: string, columns: string, by = '') => {
    const own = `SELECT day, ${columns} FROM ${table}
      WHERE publication_id IN (SELECT value FROM json_each(@works)) AND day >= @since ${by}`;
    if (year === null) return own;
    return `${own} UNION ALL SELECT day + ${year.seededOn}, ${columns} FROM year.${table}
      WHERE publication_id IN (SELECT value FROM json_each(@withYear)) AND day >= @since - ${year.seededOn} ${by}`;
  };
  // First work by work, in the order of an index: adding up all of them at once sorts every row.
  const ofEach = (keys: string) => `GROUP BY publication_id, ${keys}`;
  type Asked = { works: string; since: number; withYear: string };
  return {
    days: sqlite.prepare<
      [Asked],
      Omit<DayOfReads, 'readers'>
    >(`SELECT day, SUM(opens) AS opens, SUM(pages) AS pages,
      SUM(ms) AS ms, SUM(bots) AS bots, SUM(own) AS own
      FROM (${both('reads_by_day', 'opens, pages, ms, bots, own')}) GROUP BY day ORDER BY day`),
    readers: sqlite.prepare<[Asked], { day: number; readers: number }>(
      `SELECT day, SUM(readers) AS readers FROM (${both('readers_day', 'COUNT(*) AS readers', ofEach('day'))}) GROUP BY day`,
    ),
    allReaders: sqlite
      .prepare<[Asked], number>(`SELECT reader_id FROM (${both('readers_day', 'reader_id')})`)
      .pluck(),
    places: sqlite.prepare<[Asked], PlaceOfReads>(`SELECT device, region, SUM(pages) AS pages
      FROM (${both('reads_by_place', 'device, region, SUM(pages) AS pages', ofEach('device, region'))}) GROUP BY device, region ORDER BY 3 DESC, 1, 2`),
    links: sqlite.prepare<[number], Pick<LinkReads, 'linkId' | 'pages' | 'ms'>>(`SELECT link_id AS linkId,
      SUM(pages) AS pages, SUM(ms) AS ms FROM reads_by_link
      WHERE link_id IN (SELECT id FROM share_links WHERE publication_id = +?) GROUP BY link_id`),
    // The page of a row with MAX is that of the latest one.
    last: sqlite.prepare<[number], { pagesRead: number; lastPage: number; lastAt: number }>(`SELECT
      COUNT(DISTINCT page) AS pagesRead, page AS lastPage, MAX(at) AS lastAt FROM read_events
      WHERE link_id = +? AND kind = 1`),
    placesOfLink: sqlite.prepare<[number], PlaceOfReads>(`SELECT device, region, COUNT(*) AS pages
      FROM read_events WHERE link_id = +? AND kind = 1 GROUP BY device, region ORDER BY 3 DESC, 1, 2 LIMIT 3`),
  };
});

/** 阅读统计 of works in the last days, today among them. */
export function readsOfWorks(
  db: Database,
  works: readonly ReadWork[],
  { now, days }: { now: number; days: number },
): ReadsOfWorks {
  const ids = (some: readonly ReadWork[]) => JSON.stringify(some.map(({ id }) => id));
  const withYear = works.filter((work) => hasYear(db, work));
  const asked = { works: ids(works), since: chinaDay(now) - days + 1, withYear: ids(withYear) };
  const of = statements(db);
  return {
    days() {
      const readers = new Map(of.readers.all(asked).map((day) => [day.day, day.readers]));
      return of.days.all(asked).map((day) => ({ ...day, readers: readers.get(day.day) ?? 0 }));
    },
    // A set counts them twice as fast as the database.
    readers: () => new Set(of.allReaders.all(asked)).size,
    places: () => of.places.all(asked),
  };
}

/** What became of the named links of a work (给谁看过); one by which no page was read is not among them. */
export function readsOfLinks(db: Database, publicationId: number): LinkReads[] {
  const of = statements(db);
  return of.links.all(publicationId).flatMap((link) => {
    const last = of.last.get(link.linkId);
    if (!last || last.pagesRead === 0) return [];
    return [{ ...link, ...last, places: of.placesOfLink.all(link.linkId) }];
  });
}

/** Only what was there when the world began has a past. */
function hasYear(db: Database, { createdAt, publishedSeq }: ReadWork): boolean {
  const year = yearOf(db);
  return year !== null && publishedSeq !== null && createdAt < year.seededAt;
}
