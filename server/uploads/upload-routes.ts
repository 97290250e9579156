import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FileKind, MOST_BYTES } from '#contracts/rules/files/file-kinds.ts';
import { sizeInWords, storageQuota } from '#contracts/rules/files/storage.ts';
import { type PageElement, WHOLE } from '#contracts/rules/pages/document.ts';
import { pictureBox } from '#contracts/rules/pages/picture-box.ts';
import { readElements } from '#contracts/rules/pages/read-document.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { demandFile } from '#db/client.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { addMemberFile, hasFile, usedBytes } from '#db/queries/files/member-files.ts';
import { addImportedPage, type ImportRow } from '#db/queries/publications/imports.ts';
import { badField, badFile, badPage, notLoggedIn, storageFull } from '#server/errors.ts';
import { checkedKind } from '#server/files/check-file.ts';
import type { Draft, Sizes } from '#server/files/file-store.ts';
import { BadPicture, type Picture, readPicture } from '#server/files/pictures.ts';
import { importOrRefuse, importReply } from '#server/services/OpusServiceMag/import-view.ts';
import { createContext } from '#server/servlet/context.ts';
import { receiveForm } from './receive-form.ts';

const PICTURES: readonly FileKind[] = ['jpeg', 'png', 'webp'];
const MOST_ELEMENTS_BYTES = 400 * 1024;
/** What one sandbox may keep; the visitors of a demo share one disk. */
const MOST_SANDBOX_BYTES = 300 * 1024 * 1024;

/**
 * 上传: files come beside the servlet, each for a page or as the source of one work, so that none is ever kept that
 * nothing names. Only the header speaks here: another site's form would come with the cookie.
 */
export async function uploads(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 4, parts: 5, fieldSize: MOST_ELEMENTS_BYTES, fileSize: MOST_BYTES.pdf + 1 },
  });
  const route = { onRequest: demandSession, bodyLimit: MOST_BYTES.pdf + 2 * MOST_ELEMENTS_BYTES };

  app.post('/media/opus/:opusID/source', route, async (request, reply) => {
    const { file } = await receiveForm(request, MOST_BYTES.pdf);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, ['pdf']);
      const found = importFor(request);
      if (found.file.fileHash !== file.hash) throw badFile('这不是同一个文件，请重新选择');
      keep(request, { file, kind, sizes: {} });
      return importReply(createContext(request, reply), found.work.id);
    });
  });

  app.post('/media/opus/:opusID/pages/:no', route, async (request, reply) => {
    const { fields, file } = await receiveForm(request, MOST_BYTES.jpeg);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, PICTURES);
      const picture = await readPicture(file);
      const { work } = importFor(request);
      const no = parseDecimalId((request.params as { no: string }).no);
      if (no === null || no < 1 || no > work.pageNum) throw badPage();
      const elements = readPageElements(fields.elements ?? '[]', work.pageNum);
      keep(request, { file, kind, sizes: picture.sizes }, () => {
        const content = {
          ground: '#ffffff',
          elements: [pictureOf(work, no, file.hash, picture), ...elements],
        };
        const { db, clock } = request.world;
        addImportedPage(db, {
          ...{ publicationId: work.id, no, content, pictureHash: file.hash },
          now: clock.now(),
        });
      });
      return importReply(createContext(request, reply), work.id);
    });
  });
}

function demandSession(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  done(request.headers.authorization && request.visitor ? undefined : notLoggedIn());
}

function memberOf({ visitor }: FastifyRequest): UserRow {
  if (!visitor) throw notLoggedIn();
  return visitor;
}

/** The import that a file is for. It is looked up after the file has come, because that takes a while. */
function importFor(request: FastifyRequest): ImportRow {
  const id = parseDecimalId((request.params as { opusID: string }).opusID) ?? 0;
  return importOrRefuse({ db: request.world.db, user: memberOf(request) }, id);
}

async function keepOrDrop<T>(request: FastifyRequest, file: Draft, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    throw error instanceof BadPicture ? badFile(error.message) : error;
  } finally {
    // A file that was kept is a draft no longer.
    request.world.files.drop(file);
  }
}

interface Kept {
  readonly file: Draft;
  readonly kind: FileKind;
  readonly sizes: Sizes;
}

/** The file first and its row after it: a process that dies in between leaves a file that the next start removes. */
function keep(request: FastifyRequest, { file, kind, sizes }: Kept, alsoWrite = () => {}): void {
  const { world } = request;
  demandFile(world.db);
  const { id: ownerId, vipName } = memberOf(request);
  const derived = Object.values(sizes).reduce((sum, size) => sum + size.length, 0);
  const bytes = file.bytes + derived;
  if (!hasFile(world.db, ownerId, file.hash))
    demandRoom(request, bytes, storageQuota(vipName) - usedBytes(world.db, ownerId));
  world.files.keep(file, sizes);
  world.db.sqlite.transaction(() => {
    addMemberFile(world.db, { ownerId, hash: file.hash, kind, bytes, now: world.clock.now() });
    alsoWrite();
  })();
}

function demandRoom({ world }: FastifyRequest, bytes: number, left: number): void {
  if (bytes > left) {
    throw storageFull(`存储空间不足：这个文件 ${sizeInWords(bytes)}，还剩 ${sizeInWords(Math.max(left, 0))}`);
  }
  if (world.sandbox && world.files.bytes() + bytes > MOST_SANDBOX_BYTES) {
    throw storageFull(`演示环境最多保存 ${sizeInWords(MOST_SANDBOX_BYTES)} 文件，请先删除一些作品`);
  }
}

function pictureOf(work: ImportRow['work'], no: number, hash: string, picture: Picture): PageElement {
  return {
    kind: 'image',
    ...pictureBox(picture, work),
    source: `file:${hash}`,
    crop: WHOLE,
    alt: no === 1 ? `《${work.name}》封面` : '',
  };
}

/** What lies over the picture of a page: words that can be read and places that lead somewhere. */
function readPageElements(text: string, pageNum: number): readonly PageElement[] {
  const read = readElements(parsed(text), pageNum);
  if (read.kind === 'problems') throw badField('bad-elements', `页面内容不正确：${read.problems[0]}`);
  const isOverlay = read.elements.every(({ kind }) => kind === 'words' || kind === 'link');
  if (!isOverlay) throw badField('bad-elements', '页面内容只能有文字层和链接');
  return read.elements;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
