import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import type { ReaderOptions } from '#contracts/rules/publications/reader-options.ts';
import { READING_MODES } from '#contracts/rules/publications/reading.ts';
import { users } from '../account/users.ts';
import { publicationFolders } from './publication-folders.ts';

/** 作品, as its owner works on it. */
export const publications = sqliteTable(
  'publications',
  {
    id: integer('id').primaryKey(),
    /** Null once the work was purged: the row stays only while an order prints a version of it. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    name: text('name').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    author: text('author').notNull().default(''),
    /** What readers are told of it before they open it (简介). */
    intro: text('intro').notNull().default(''),
    /** What its cover is: the name of one of our drawings, or `file:` and the hash of an uploaded picture. */
    artId: text('art_id').notNull(),
    /** The id of the page that its owner chose for the cover; empty where none was chosen. */
    coverPage: text('cover_page').notNull().default(''),
    /** Whether the pages are computed from the drawing that the cover names, or stored. */
    form: text('form', { enum: ['drawn', 'pages'] }).notNull(),
    widthMm: real('width_mm').notNull(),
    heightMm: real('height_mm').notNull(),
    pageNum: integer('page_num').notNull(),
    status: text('status', { enum: ['draft', 'published', 'changed', 'withdrawn'] }).notNull(),
    updatedAt: integer('updated_at').notNull(),
    createdAt: integer('created_at').notNull().default(0),
    /** What its link ends with; nobody can guess it. */
    code: text('code').notNull().default(''),
    folderId: integer('folder_id').references(() => publicationFolders.id),
    tags: text('tags', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    archivedAt: integer('archived_at'),
    /** Since when it lies in the trash (回收站). */
    trashedAt: integer('trashed_at'),
    /** Counts the changes, so that one that was made without knowing of another is refused. */
    revision: integer('revision').notNull().default(1),
    /** The table of contents where the pages are stored; drawn works compute theirs. */
    outline: text('outline', { mode: 'json' }).$type<readonly OutlineEntry[]>().notNull().default([]),
    /** The version that others read; null as long as there was none. */
    publishedSeq: integer('published_seq'),
    /** Who may read it by its own link, once it is published. */
    mode: text('mode', { enum: READING_MODES }).notNull().default('link'),
    /** A hash of the password for its own link; empty without one. */
    passHash: text('pass_hash').notNull().default(''),
    /** Counts the changes of both, which end what was opened before. */
    readKey: integer('read_key').notNull().default(1),
    /** How it is read, and what its readers may do (阅读设置); null as long as nothing was said. */
    readerOptions: text('reader_options', { mode: 'json' }).$type<ReaderOptions>(),
    /** Whether the team of its owner edits its draft (与团队一起编辑). */
    isTeamEdited: integer('is_team_edited', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('publications_owner').on(table.ownerId, table.type),
    index('publications_latest').on(table.ownerId, table.updatedAt),
    index('publications_team').on(table.ownerId).where(sql`${table.isTeamEdited}`),
    index('publications_folder').on(table.folderId),
    uniqueIndex('publications_code').on(table.code).where(sql`${table.code} <> ''`),
  ],
);
