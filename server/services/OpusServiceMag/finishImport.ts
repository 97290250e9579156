import type { SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
import { readPageList } from '#contracts/rules/publications/import-fields.ts';
import { finishImport as finish, type ImportRow } from '#db/queries/publications/imports.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { importOrRefuse, importReply } from './views/import-view.ts';
import { readOpusID } from './views/known-works.ts';

/** 完成导入. */
export const finishImport: Handler<'OpusServiceMag.finishImport'> = async (input, context) => {
  const { db, now } = context;
  const opusID = readOpusID(input.opusID);
  const facts = await factsOf(context, importOrRefuse(context, opusID));
  const found = importOrRefuse(context, opusID);
  const failed = doneOrRefuse(readPageList(input.failed ?? '', found.work.pageNum));
  if (found.file.state !== 'done') doneOrRefuse(finish(db, found, { failed, facts, now }));
  return importReply(context, found.work.id);
};

/** Of a PDF whose pages are all there; anything else is printed from its pages. */
async function factsOf(
  { prints }: Context,
  { file, work, hasSource, missing }: ImportRow,
): Promise<SourceFacts | null> {
  if (file.kind !== 'pdf' || file.state === 'done' || !hasSource || missing.length > 0) return null;
  return prints.factsOf(file.fileHash, work.pageNum);
}
