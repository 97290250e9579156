import { and, eq } from 'drizzle-orm';
import type { SourceFile } from '#contracts/rules/print/preflight/source-facts.ts';
import type { Database } from '../../client.ts';
import { publicationImports as imports } from '../../schema/index.ts';
import { hasFile } from '../files/member-files.ts';
import { hasSamePages, type StoredWork } from './stored-pages.ts';
import { versionOf } from './versions.ts';

/** The PDF that a draft or a version came out of, where its owner has it still (原文件); null for any other work. */
export function sourcePdf(
  db: Database,
  ownerId: number,
  work: StoredWork,
): { readonly hash: string; readonly source: SourceFile } | null {
  const { publicationId, seq } = work;
  const own = and(eq(imports.publicationId, publicationId), eq(imports.kind, 'pdf'));
  const row = db.orm.select().from(imports).where(own).get();
  const came = versionOf(db, publicationId, row?.seq ?? null);
  if (!row?.facts || !came || !hasFile(db, ownerId, row.fileHash)) return null;
  const { fileHash: hash, facts } = row;
  const isAsLarge = came.widthMm === work.widthMm && came.heightMm === work.heightMm;
  const isAsItCame =
    isAsLarge && came.pageNum === work.pageNum && hasSamePages(db, publicationId, came.seq, seq);
  if (!isAsItCame) return { hash, source: { state: 'edited' } };
  return { hash, source: { state: facts.why === '' ? 'printed' : 'unusable', facts } };
}
