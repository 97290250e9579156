import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { sizeInWords, storageQuota } from '#contracts/rules/files/storage.ts';
import { workingLevel } from '#contracts/rules/membership/standing.ts';
import { readOutline } from '#contracts/rules/pages/draft/read-outline.ts';
import {
  readFileBytes,
  readFileHash,
  readFileName,
  readImportKind,
  readImportType,
  readPageNum,
  readSideMm,
} from '#contracts/rules/publications/import-fields.ts';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import type { PublicationType } from '#contracts/rules/publications/publication-states.ts';
import { usedBytes } from '#db/queries/files/member-files.ts';
import { beginImport as begin, knownImport } from '#db/queries/publications/imports.ts';
import { refusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { demandArea } from '../demand-area.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { newBookCode } from '../new-book-code.ts';
import { importReply, importView } from './views/import-view.ts';
import { demandWorkOfTeam } from './views/team-works.ts';

/** 开始导入. The same file again answers what there is of it. */
export const beginImport: Handler<'OpusServiceMag.beginImport'> = (input, context) => {
  const { db, now, user } = context;
  const type = doneOrRefuse(readImportType(input.type));
  demandLevel(type, context);
  const kind = doneOrRefuse(readImportKind(input.kind));
  const pageNum = doneOrRefuse(readPageNum(input.pageNum));
  const file = {
    kind,
    fileName: doneOrRefuse(readFileName(input.fileName)),
    fileHash: doneOrRefuse(readFileHash(input.fileHash)),
    fileBytes: doneOrRefuse(readFileBytes(input.fileBytes, kind)),
  };
  const work = {
    type,
    pageNum,
    name: doneOrRefuse(readName(input.name)),
    widthMm: doneOrRefuse(readSideMm(input.widthMm)),
    heightMm: doneOrRefuse(readSideMm(input.heightMm)),
    outline: doneOrRefuse(readOutline(input.outline || '[]', pageNum)),
  };
  const known = input.again === 'Y' ? null : knownImport(db, user.id, { fileHash: file.fileHash, type });
  if (known) return { code: 0, message: '成功', data: importView(known) };
  demandWorkOfTeam(context);
  demandRoom(context, file.fileBytes);
  const code = newBookCode(context);
  return importReply(context, doneOrRefuse(begin(db, { ...file, ...work, ownerId: user.id, code, now })));
};

/** What others shall read is an e-book, and those need a membership; what is printed needs none. */
export function demandLevel(type: PublicationType, context: Context): void {
  if (type === 'ebook') demandArea(context, 'e-books');
}

function demandRoom({ db, now, user }: Context, bytes: number): void {
  const quota = storageQuota(workingLevel(user, chinaIsoDay(now)));
  const left = quota - usedBytes(db, user.id);
  if (bytes <= left) return;
  throw refusal('storage-full', {
    message: `存储空间不足：这份文件 ${sizeInWords(bytes)}，还剩 ${sizeInWords(Math.max(left, 0))}（共 ${sizeInWords(quota)}）`,
  });
}
