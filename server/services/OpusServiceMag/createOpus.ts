import { readMadeType, readPageNum, readSideMm } from '#contracts/rules/publications/import-fields.ts';
import { readLine, readName } from '#contracts/rules/publications/publication-fields.ts';
import { albumDocument } from '#contracts/rules/templates/album-document.ts';
import { ALBUMS } from '#contracts/rules/templates/albums.ts';
import {
  blankPages,
  createFromTemplate,
  createWork,
  createWorkOf,
} from '#db/queries/publications/creating.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { newBookCode } from '../new-book-code.ts';
import { demandLevel } from './beginImport.ts';
import { opusReply } from './views/opus-view.ts';
import { demandWorkOfTeam } from './views/team-works.ts';

/** 新建作品, empty or like a template. */
export const createOpus: Handler<'OpusServiceMag.createOpus'> = (input, context) => {
  const { db, now, user } = context;
  const type = doneOrRefuse(readMadeType(input.type));
  demandLevel(type, context);
  demandWorkOfTeam(context);
  const name = doneOrRefuse(readName(input.name));
  const work = { type, name, ownerId: user.id, code: newBookCode(context), now };
  const subtitle = doneOrRefuse(readLine('subtitle', '副标题', input.subtitle ?? ''));
  const author = doneOrRefuse(readLine('author', '署名', input.author ?? ''));
  if (input.template) {
    const album = ALBUMS.find(({ id }) => id === input.template);
    if (album) {
      const document = albumDocument(album, { title: name, subtitle, author });
      return opusReply(context, createWorkOf(db, { ...work, subtitle, author, document }));
    }
    const made = createFromTemplate(db, { ...work, template: input.template });
    if (made === null) throw fieldRefusal('bad-template', '没有这个模板');
    return opusReply(context, made);
  }
  const pageNum = doneOrRefuse(readPageNum(input.pageNum ?? ''));
  const widthMm = doneOrRefuse(readSideMm(input.widthMm ?? ''));
  const heightMm = doneOrRefuse(readSideMm(input.heightMm ?? ''));
  return opusReply(context, createWork(db, { ...work, widthMm, heightMm, pages: blankPages(pageNum) }));
};
