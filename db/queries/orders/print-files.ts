import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Book } from '#contracts/rules/pages/book.ts';
import { withBlankPages } from '#contracts/rules/pages/with-blank-pages.ts';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { type CoverSheet, coverSheet } from '#contracts/rules/print/cover-sheet.ts';
import type { GoodsWithSteps, Selections } from '#contracts/rules/print/goods.ts';
import { printLine } from '#contracts/rules/print/goods-line.ts';
import { type FoldedSheet, saddleSheets } from '#contracts/rules/print/imposition.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';
import type { Database } from '../../client.ts';
import { printFiles } from '../../schema/index.ts';
import { goodsWithSteps } from '../cart/goods.ts';
import type { PublicationRow } from '../publications/publications.ts';
import { bookOf, printedBook } from '../publications/reading.ts';
import { DRAFT } from '../publications/stored-pages.ts';
import { type VersionRow, versionOf } from '../publications/versions.ts';
import type { OrderLineRow } from './order-reading.ts';

export type PrintFileRow = typeof printFiles.$inferSelect;

/** What a line of an order prints, with a name that says exactly what is in it. */
export interface PrintSource {
  readonly version: Pick<VersionRow, 'name' | 'author' | 'createdAt' | 'sourceHash' | 'pageNum'>;
  readonly book: Book;
  readonly sheets: PrintSheets;
  /** Why the binding has no file of that form; empty where it has. */
  readonly whyNone: string;
  /** The same for the same content in every order. */
  readonly hash: string;
}

/** What a form needs to know beside the pages. */
export interface PrintSheets {
  readonly cover?: CoverSheet;
  readonly folded?: readonly FoldedSheet[];
}

type Line = Pick<OrderLineRow, 'id' | 'publicationId' | 'publicationSeq'>;
type ChosenLine = Line & Pick<OrderLineRow, 'goodsId' | 'pageNum' | 'selections'>;

/** Null where the version was forgotten. */
export function printSource(db: Database, line: ChosenLine, form: PrintForm): PrintSource | null {
  const version = versionOf(db, line.publicationId, line.publicationSeq);
  const book = printedBook(db, line);
  if (!version || !book) return null;
  const goods = goodsWithSteps(db, line.goodsId);
  const chosen = goods && printLine(goods, line.pageNum, JSON.parse(line.selections));
  return sourceOf(db, { version, book, chosen, form });
}

/** What a choice for the draft of a work would print, which is not ordered. */
export function draftPrintSource(
  db: Database,
  publication: PublicationRow,
  { goods, pageNum, selections }: DraftChoice,
  form: PrintForm,
): PrintSource {
  const { id: publicationId, updatedAt: createdAt } = publication;
  const version = { ...publication, publicationId, seq: DRAFT, createdAt, sourceHash: '' };
  const book = withBlankPages(bookOf(db, version), pageNum);
  return sourceOf(db, { version, book, chosen: printLine(goods, pageNum, selections), form });
}

export interface DraftChoice {
  readonly goods: GoodsWithSteps;
  readonly pageNum: number;
  readonly selections: Selections;
}

interface Printed {
  readonly version: HashedVersion;
  readonly book: Book;
  readonly chosen: PrintLine | null;
  readonly form: PrintForm;
}

function sourceOf(db: Database, { version, book, chosen, form }: Printed): PrintSource {
  const sheets = sheetsOf(chosen, form, book);
  const hash = `${hashOf(db, version)} ${book.pageNum} ${JSON.stringify(sheets)}`;
  const isMissing = (form === 'cover' && !sheets.cover) || (form === 'sheets' && !sheets.folded);
  return { version, book, sheets, hash, whyNone: isMissing ? WHY_NONE[form] : '' };
}

const WHY_NONE: Readonly<Record<PrintForm, string>> = {
  print: '',
  read: '',
  cover: '这种装订没有连成一张的封面',
  sheets: '只有骑马钉按折页拼版',
};

function sheetsOf(chosen: PrintLine | null, form: PrintForm, book: Book): PrintSheets {
  if (!chosen) return {};
  if (form === 'cover') {
    const cover = coverSheet(chosen, book);
    return cover ? { cover } : {};
  }
  if (form !== 'sheets') return {};
  const folded = chosenName(chosen, 'binding') === '骑马钉' ? saddleSheets(book.pageNum) : [];
  return folded.length > 0 ? { folded } : {};
}

type HashedVersion = PrintSource['version'] &
  Pick<VersionRow, 'publicationId' | 'seq' | 'artId' | 'form' | 'widthMm' | 'heightMm' | 'outline'>;

function hashOf(db: Database, version: HashedVersion): string {
  const { publicationId, seq, name, author, artId, form, widthMm, heightMm, pageNum, outline, createdAt } =
    version;
  const pages = db.sqlite
    .prepare<[number, number], string>(
      'SELECT content_hash FROM publication_pages WHERE publication_id = ? AND seq = ? ORDER BY no',
    )
    .pluck()
    .all(publicationId, seq);
  const drawn = form === 'drawn' ? artId : '';
  const facts = [
    name,
    author,
    drawn,
    form,
    widthMm,
    heightMm,
    pageNum,
    outline,
    createdAt,
    version.sourceHash,
    pages,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

const ofLine = (lineId: number, form: PrintForm) =>
  and(eq(printFiles.lineId, lineId), eq(printFiles.form, form));

/** What is known of the file of a line as it prints now; null where none was asked for. */
export function printFileOf(db: Database, line: Line, form: PrintForm): PrintFileRow | null {
  const row = db.orm.select().from(printFiles).where(ofLine(line.id, form)).get();
  return row && row.publicationSeq === line.publicationSeq ? row : null;
}

export function putPrintFile(
  db: Database,
  line: Line,
  { form, ...file }: Omit<PrintFileRow, 'lineId' | 'publicationSeq'>,
): void {
  const values = { ...file, publicationSeq: line.publicationSeq ?? 0 };
  db.orm
    .insert(printFiles)
    .values({ lineId: line.id, form, ...values })
    .onConflictDoUpdate({ target: [printFiles.lineId, printFiles.form], set: values })
    .run();
}

export function dropPrintFile(db: Database, lineId: number, form: PrintForm): void {
  db.orm.delete(printFiles).where(ofLine(lineId, form)).run();
}
