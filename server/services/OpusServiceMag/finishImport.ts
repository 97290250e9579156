import { readPageList } from '#contracts/rules/publications/import-fields.ts';
import { finishImport as finish } from '#db/queries/publications/imports.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { importOrRefuse, importReply } from './views/import-view.ts';
import { readOpusID } from './views/known-works.ts';

/** 完成导入. */
export const finishImport: Handler<'OpusServiceMag.finishImport'> = (input, context) => {
  const { db, now } = context;
  const found = importOrRefuse(context, readOpusID(input.opusID));
  const failed = doneOrRefuse(readPageList(input.failed ?? '', found.work.pageNum));
  if (found.file.state !== 'done') doneOrRefuse(finish(db, found, { failed, now }));
  return importReply(context, found.work.id);
};
