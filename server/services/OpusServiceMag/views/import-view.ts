import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { pageRanges } from '#contracts/rules/publications/import-fields.ts';
import type { PublicationType } from '#contracts/rules/publications/publication-states.ts';
import { type ImportRow, importOf } from '#db/queries/publications/imports.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** An import as every reply of it says it. */
export function importView({ work, file, hasSource, missing }: ImportRow) {
  return {
    opusID: String(work.id),
    code: work.code,
    name: work.name,
    type: work.type as PublicationType,
    kind: file.kind,
    fileName: file.fileName,
    fileHash: file.fileHash,
    fileBytes: file.fileBytes,
    pageNum: work.pageNum,
    widthMm: work.widthMm,
    heightMm: work.heightMm,
    state: file.state,
    hasSource: hasSource ? ('Y' as const) : ('N' as const),
    missing: pageRanges(missing),
    failed: pageRanges(file.failed),
    photoPath: coverAddress(work.artId),
    revision: work.revision,
  };
}

/** The import of one of the caller's works. */
export function importOrRefuse({ db, user }: Pick<Context, 'db' | 'user'>, id: number): ImportRow {
  const found = importOf(db, user.id, id);
  if (!found) throw refusal('publication-not-found');
  return found;
}

/** The reply that shows one of the caller's imports. */
export function importReply(context: Context, id: number) {
  return { code: 0 as const, message: '成功', data: importView(importOrRefuse(context, id)) };
}
