import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ImportType } from '#contracts/rules/publications/import-fields.ts';
import type { Database } from '../client.ts';
import { beginImport, finishImport, importOf } from '../queries/publications/imports.ts';
import { publicationByCode } from '../queries/publications/publications.ts';
import { putPage } from '../queries/publications/stored-pages.ts';
import { publications } from '../schema/index.ts';
import { seededBook } from '../works/pages/seeded-book.ts';
import { SEEDED_WORKS } from '../works/works.ts';
import { doneOrRefuse } from './find.ts';

interface BegunImport {
  readonly id?: number;
  readonly ownerId: number;
  readonly code: string;
  readonly artId: string;
  readonly name: string;
  readonly type: ImportType;
  readonly pageNum: number;
  /** Pages that have not come. */
  readonly missing: readonly number[];
  /** The missing ones could not be converted. */
  readonly isOver: boolean;
  readonly now: number;
}

const BYTES_OF_PAGE = 310_000;

/** An import that stopped in the middle, with pages of one of our own works for those that came; once for each code. */
export function begunImport(db: Database, made: BegunImport): { id: number; fileHash: string } {
  const { id: wanted, ownerId, code, artId, name, type, pageNum, missing, isOver, now } = made;
  const known = publicationByCode(db, code);
  const before = known && importOf(db, ownerId, known.id);
  if (before) return { id: before.work.id, fileHash: before.file.fileHash };
  const work = SEEDED_WORKS.find((one) => one.artId === artId);
  if (!work) throw new Error(`there is no work ${artId}`);
  const { widthMm, heightMm, subtitle, author } = work;
  const fileHash = createHash('sha256').update(`${name} ${code}`).digest('hex');
  const file = {
    kind: 'pdf',
    fileName: `${name}.pdf`,
    fileHash,
    fileBytes: pageNum * BYTES_OF_PAGE,
  } as const;
  const shape = { widthMm, heightMm, pageNum, outline: [] };
  const id = doneOrRefuse(beginImport(db, { id: wanted, ownerId, code, now, name, type, ...file, ...shape }));
  db.orm.update(publications).set({ artId, subtitle, author }).where(eq(publications.id, id)).run();
  const book = seededBook(artId, pageNum);
  for (let no = 1; no <= pageNum; no += 1) {
    if (!missing.includes(no)) putPage(db, { publicationId: id, no, content: book.page(no) });
  }
  const begun = importOf(db, ownerId, id);
  if (begun && isOver) doneOrRefuse(finishImport(db, begun, { failed: missing, facts: null, now }));
  return { id, fileHash };
}
