import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { publications } from './publications.ts';
import { readReaders } from './read-events.ts';
import { shareLinks } from './share-links.ts';

/** The sums of all readings (阅读统计), each over few sides of them, by the day in China counted from 1970. */
const work = () =>
  integer('publication_id')
    .notNull()
    .references(() => publications.id, { onDelete: 'cascade' });
const day = () => integer('day').notNull();
const sum = (name: string) => integer(name).notNull().default(0);

/** Openings of all readers; the rest of those who allowed it. Programs and the owner are counted apart. */
export const readsByDay = sqliteTable(
  'reads_by_day',
  {
    publicationId: work(),
    day: day(),
    opens: sum('opens'),
    pages: sum('pages'),
    ms: sum('ms'),
    clicks: sum('clicks'),
    shares: sum('shares'),
    searches: sum('searches'),
    bots: sum('bots'),
    own: sum('own'),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.day] })],
);

export const readsByPage = sqliteTable(
  'reads_by_page',
  {
    publicationId: work(),
    page: integer('page').notNull(),
    day: day(),
    views: sum('views'),
    ms: sum('ms'),
    clicks: sum('clicks'),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.page, table.day] })],
);

export const readsByLink = sqliteTable(
  'reads_by_link',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    day: day(),
    opens: sum('opens'),
    pages: sum('pages'),
    ms: sum('ms'),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

export const readsByPlace = sqliteTable(
  'reads_by_place',
  {
    publicationId: work(),
    day: day(),
    device: integer('device').notNull(),
    region: integer('region').notNull(),
    opens: sum('opens'),
    pages: sum('pages'),
  },
  (table) => [
    primaryKey({ columns: [table.publicationId, table.day, table.device, table.region] }),
    // A year is added up from it in its own order, without a look at the rows.
    index('reads_by_place_pages').on(
      ...[table.publicationId, table.device, table.region, table.day, table.pages],
    ),
  ],
);

/** Which readers a day had, so that those of many days are counted once. */
export const readersDay = sqliteTable(
  'readers_day',
  {
    publicationId: work(),
    day: day(),
    readerId: integer('reader_id')
      .notNull()
      .references(() => readReaders.id),
    events: sum('events'),
  },
  (table) => [
    primaryKey({ columns: [table.publicationId, table.day, table.readerId] }),
    index('readers_day_reader').on(table.readerId),
  ],
);
