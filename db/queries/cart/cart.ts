import { and, asc, count, eq, isNull, min, sql } from 'drizzle-orm';
import { DONE, type Done, type Missing, missing } from '#contracts/rules/decision.ts';
import type { GoodsWithSteps, Selections } from '#contracts/rules/print/goods.ts';
import { pagesText } from '#contracts/rules/print/goods-line.ts';
import { codeForOwner } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { cartLines as lines, publications } from '../../schema/index.ts';
import { versionOf } from '../publications/versions.ts';
import { goodsWithSteps } from './goods.ts';

type StoredLine = typeof lines.$inferSelect;

/** 购物车商品 with its publication and its goods, ready to be shown. */
export interface CartLineRow extends Omit<StoredLine, 'selections'> {
  selections: Selections;
  publication: {
    name: string;
    subtitle: string;
    author: string;
    artId: string;
    type: string;
    pageNum: number;
  };
  goods: GoodsWithSteps;
  /** Leads to the work; empty where nothing does. */
  opusCode: string;
  /** When the version was ordered that is printed; null for the work as it is. */
  versionAt: number | null;
}

export interface CartLineChange {
  userId: number;
  lineId: number;
  count: number;
  pageNum: number;
  selections: Selections;
  remark: string;
  unitPriceFen: number;
  totalFen: number;
  discountBasisPoints: number;
  now: number;
}

const columns = {
  line: lines,
  publication: {
    name: publications.name,
    subtitle: publications.subtitle,
    author: publications.author,
    artId: publications.artId,
    type: publications.type,
    pageNum: publications.pageNum,
  },
  link: { ownerId: publications.ownerId, code: publications.code, trashedAt: publications.trashedAt },
};

// A deleted line is in no cart; only restoring it looks at it again.
const ownVisible = and(eq(lines.userId, sql.placeholder('userId')), isNull(lines.deletedAt));

const oneLine = preparedOnce((db) =>
  db.orm
    .select(columns)
    .from(lines)
    .innerJoin(publications, eq(publications.id, lines.publicationId))
    .where(and(eq(lines.id, sql.placeholder('lineId')), ownVisible))
    .prepare(),
);

const pageOfLines = preparedOnce((db) =>
  db.orm
    .select(columns)
    .from(lines)
    .innerJoin(publications, eq(publications.id, lines.publicationId))
    .where(ownVisible)
    .orderBy(asc(lines.sort), asc(lines.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
);

const lineCount = preparedOnce((db) => db.orm.select({ n: count() }).from(lines).where(ownVisible).prepare());

// One statement that checks and writes is its own transaction; drizzle's builder would cost ten times as much.
const saveLine = preparedOnce((db) =>
  db.sqlite.prepare(`
    UPDATE cart_lines
    SET count = @count, page_num = @pageNum, show_page_num = @showPageNum, selections = @selections,
        remark = @remark, unit_price_fen = @unitPriceFen, total_fen = @totalFen,
        discount_basis_points = @discountBasisPoints, previous_unit_price_fen = NULL,
        state = 'valid', invalid_reason = '', updated_at = @now
    WHERE id = @lineId AND user_id = @userId AND deleted_at IS NULL AND state <> 'withdrawn'`),
);

const goodsOfLine = preparedOnce((db) =>
  db.sqlite
    .prepare<[number, number], number>(
      'SELECT goods_id FROM cart_lines WHERE id = ? AND user_id = ? AND deleted_at IS NULL',
    )
    .pluck(),
);

/** The goods of a line, for who only wants to save it; null for a line that is unknown or another member's. */
export function goodsOfCartLine(db: Database, userId: number, lineId: number): number | null {
  return goodsOfLine(db).get(lineId, userId) ?? null;
}

/** Null for a line that is unknown or another member's. */
export function cartLine(db: Database, userId: number, lineId: number): CartLineRow | null {
  const row = oneLine(db).get({ userId, lineId });
  return row ? assemble(db, row) : null;
}

/** One page of the cart in its own order; pages count from 1. */
export function cartLines(
  db: Database,
  userId: number,
  range: { page: number; pageSize: number },
): { list: CartLineRow[]; total: number } {
  const rows = pageOfLines(db).all({
    userId,
    limit: range.pageSize,
    offset: (range.page - 1) * range.pageSize,
  });
  return { list: rows.map((row) => assemble(db, row)), total: countCartLines(db, userId) };
}

export function countCartLines(db: Database, userId: number): number {
  return lineCount(db).get({ userId })?.n ?? 0;
}

/**
 * The place before all lines of a cart: what is put into it newly stands first. Deleted lines keep their place, because
 * they may come back.
 */
export function sortBeforeAll(db: Database, userId: number): number {
  const first = db.orm
    .select({ sort: min(lines.sort) })
    .from(lines)
    .where(eq(lines.userId, userId))
    .get();
  return (first?.sort ?? 1) - 1;
}

/**
 * Saves a choice, and with it puts a stale line right. Missing is a line that is unknown, another member's or
 * withdrawn. The caller has checked the choice and its price.
 */
export function updateCartLine(db: Database, change: CartLineChange): Done<void> | Missing<'cart-line'> {
  const selections = JSON.stringify(change.selections);
  const showPageNum = pagesText(change.pageNum);
  const { changes } = saveLine(db).run({ ...change, selections, showPageNum });
  return changes === 1 ? DONE : missing('cart-line');
}

/** How many lines went. */
export function clearCart(db: Database, userId: number): number {
  return db.orm.delete(lines).where(eq(lines.userId, userId)).run().changes;
}

/** Marks a line that cannot be ordered as it is, with the words the member reads. */
export function markCartLine(
  db: Database,
  lineId: number,
  mark: { state: 'withdrawn' | 'stale'; invalidReason: string; now: number },
): void {
  const { now, ...facts } = mark;
  db.orm
    .update(lines)
    .set({ ...facts, updatedAt: now })
    .where(eq(lines.id, lineId))
    .run();
}

/** The work as it is, or as it was when the line that is bought again was ordered. */
function printedOf(db: Database, { line, publication }: LineWithWork) {
  const printed = line.publicationSeq && versionOf(db, line.publicationId, line.publicationSeq);
  if (!printed) return { publication, versionAt: null };
  const { name, subtitle, author, artId, pageNum, createdAt } = printed;
  return { publication: { ...publication, name, subtitle, author, artId, pageNum }, versionAt: createdAt };
}

interface LineWithWork {
  readonly line: StoredLine;
  readonly publication: CartLineRow['publication'];
  readonly link: { ownerId: number | null; code: string; trashedAt: number | null };
}

function assemble(db: Database, row: LineWithWork): CartLineRow {
  const goods = goodsWithSteps(db, row.line.goodsId);
  // The foreign key makes this impossible, so it is worth an exception.
  if (!goods) throw new Error(`cart line ${row.line.id} names goods ${row.line.goodsId}, which do not exist`);
  const selections: Selections = JSON.parse(row.line.selections);
  const { ownerId, code, trashedAt } = row.link;
  const opusCode = codeForOwner({ code, isTrashed: trashedAt !== null, isOwn: ownerId === row.line.userId });
  return { ...row.line, selections, ...printedOf(db, row), goods, opusCode };
}
