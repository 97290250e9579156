import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PublicationStatus, PublicationType } from '#contracts/rules/publications/publication-states.ts';
import { countRows } from '#db/rows/count-rows.ts';
import type { Database } from '../../client.ts';
import { publications } from '../../schema/index.ts';
import type { PublicationRow } from './publications.ts';

export const SORTS = ['updated', 'created', 'name', 'pages'] as const;
export type PublicationSort = (typeof SORTS)[number];

export interface PublicationFilter {
  readonly place: 'works' | 'archive' | 'trash';
  readonly type: PublicationType | null;
  readonly status: PublicationStatus | null;
  /** Null for all folders; 0 for those in none. */
  readonly folderId: number | null;
  readonly tag: string;
  readonly keyword: string;
  readonly sort: PublicationSort;
}

/** A work and what would miss it. */
export interface ListedPublication extends PublicationRow {
  readonly cartLines: number;
  readonly orders: number;
  /** Whether its pages are still coming out of a file; empty where not. */
  readonly conversion: '' | 'converting' | 'failed';
  /** It came out of a file of its owner. */
  readonly isImported: boolean;
}

const ORDERS: Readonly<Record<PublicationSort, SQL>> = {
  updated: desc(publications.updatedAt),
  created: desc(publications.createdAt),
  name: asc(publications.name),
  pages: desc(publications.pageNum),
};

// Written out, because drizzle names a column of the outer table without its table, and the inner one has an id too.
const cartLinesOf = sql<number>`(SELECT count(*) FROM cart_lines WHERE publication_id = publications.id AND deleted_at IS NULL)`;
const conversionOf = sql<
  '' | 'converting' | 'failed'
>`coalesce((SELECT nullif(state, 'done') FROM publication_imports WHERE publication_id = publications.id), '')`;
const isImported =
  sql`EXISTS (SELECT 1 FROM publication_imports WHERE publication_id = publications.id)`.mapWith(Boolean);
const ordersOf = sql<number>`(SELECT count(DISTINCT order_id) FROM order_lines WHERE publication_id = publications.id)`;

const LISTED = {
  row: publications,
  cartLines: cartLinesOf,
  orders: ordersOf,
  conversion: conversionOf,
  isImported,
};

/** One page of a member's works (作品列表). */
export function listPublications(
  db: Database,
  userId: number,
  filter: PublicationFilter,
  { page, pageSize }: { page: number; pageSize: number },
): { list: ListedPublication[]; total: number } {
  const wanted = and(eq(publications.ownerId, userId), inPlace(filter), matching(filter));
  const list = db.orm
    .select(LISTED)
    .from(publications)
    .where(wanted)
    .orderBy(ORDERS[filter.sort], desc(publications.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  return {
    list: list.map(({ row, ...counts }) => ({ ...row, ...counts })),
    total: countRows(db, publications, wanted),
  };
}

/** One work, wherever it lies; null where the member has none of that id. */
export function listedPublication(db: Database, userId: number, id: number): ListedPublication | null {
  const found = db.orm
    .select(LISTED)
    .from(publications)
    .where(and(eq(publications.id, id), eq(publications.ownerId, userId)))
    .get();
  if (!found) return null;
  const { row, ...more } = found;
  return { ...row, ...more };
}

function inPlace({ place }: PublicationFilter): SQL | undefined {
  if (place === 'trash') return isNotNull(publications.trashedAt);
  const isKept = isNull(publications.trashedAt);
  return and(
    isKept,
    place === 'archive' ? isNotNull(publications.archivedAt) : isNull(publications.archivedAt),
  );
}

function matching({ type, status, folderId, tag, keyword }: PublicationFilter): SQL | undefined {
  return and(
    type === null ? undefined : eq(publications.type, type),
    status === null ? undefined : eq(publications.status, status),
    folderId === null ? undefined : inFolder(folderId),
    tag === '' ? undefined : hasTag(tag),
    keyword === '' ? undefined : says(keyword),
  );
}

function inFolder(folderId: number): SQL {
  return folderId === 0 ? isNull(publications.folderId) : eq(publications.folderId, folderId);
}

function hasTag(tag: string): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${publications.tags}) WHERE value = ${tag})`;
}

function says(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  const { name, subtitle, author, tags } = publications;
  return or(...[name, subtitle, author, tags].map((column) => sql`${column} LIKE ${pattern} ESCAPE '\\'`));
}
