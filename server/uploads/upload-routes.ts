import { createHash } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AVATAR_MOST_BYTES, type Square, squareIn } from '#contracts/rules/account/avatar.ts';
import { CARD_PICTURE_MOST_BYTES } from '#contracts/rules/cards/card-pictures.ts';
import { fileAddress } from '#contracts/rules/files/file-address.ts';
import { type FileKind, MOST_BYTES, PICTURE_KINDS } from '#contracts/rules/files/file-kinds.ts';
import { photoName } from '#contracts/rules/files/member-photos.ts';
import { sizeInWords, storageQuota } from '#contracts/rules/files/storage.ts';
import { PHOTO_MOST_BYTES } from '#contracts/rules/orders/order-photos.ts';
import { withIds } from '#contracts/rules/pages/ids.ts';
import { SLIP_KINDS, SLIP_MOST_BYTES } from '#contracts/rules/payment/slip.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { UPLOADS } from '#contracts/uploads.ts';
import { demandFile } from '#db/client.ts';
import { sessionUser } from '#db/queries/account/sessions.ts';
import { setAvatar, type UserRow } from '#db/queries/account/users.ts';
import { CARD_PICTURES, setCardPicture } from '#db/queries/cards/cards.ts';
import { addMemberFile, hasFile, usedBytes } from '#db/queries/files/member-files.ts';
import { keepPhoto, mayKeepPhoto } from '#db/queries/files/member-photos.ts';
import { forgetUnusedFiles } from '#db/queries/files/unused-files.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import { addOrderPhoto } from '#db/queries/orders/order-photos.ts';
import { keepSlipFile } from '#db/queries/payment/payments.ts';
import { addImportedPage, type ImportRow } from '#db/queries/publications/imports.ts';
import type { Env } from '#server/env.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import { checkedKind } from '#server/files/check-file.ts';
import type { Draft } from '#server/files/file-store.ts';
import type { PictureMade } from '#server/files/picture-work.ts';
import { BadPicture, type PictureLimits, readPicture } from '#server/files/pictures.ts';
import { cardReply } from '#server/services/CardServiceMag/card-view.ts';
import { ownCard } from '#server/services/CardServiceMag/own-card.ts';
import { doneOrRefuse } from '#server/services/done-or-refuse.ts';
import { importOrRefuse, importReply } from '#server/services/OpusServiceMag/views/import-view.ts';
import { photoView } from '#server/services/OpusServiceMag/views/photo-view.ts';
import { orderForPhotos } from '#server/services/OrderServiceMag/views/order-photos.ts';
import { type PayReply, payReply } from '#server/services/PayServiceMag/pay-view.ts';
import { waitingTransferOrRefuse } from '#server/services/PayServiceMag/waiting-transfer.ts';
import { avatarPath } from '#server/services/UserCenterMag/member-view.ts';
import { createContext } from '#server/servlet/context.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { holdShare, withShare } from '#server/shares/hold-share.ts';
import { pictureOf, readPageElements } from './page-content.ts';
import { receiveForm } from './receive-form.ts';
import { watched } from './watched.ts';

const MOST_ELEMENTS_BYTES = 400 * 1024;

/**
 * 上传: files come beside the servlet, each for a page, as the source of one work, as a photo for works, of an order or of oneself, or
 * as the slip of a payment, so that none is ever kept that nothing names. Only the header speaks here: another site's form would
 * come with the cookie.
 */
export async function uploads(
  app: FastifyInstance,
  { pictures, signSecret }: Pick<Env, 'signSecret'> & { readonly pictures: PictureLimits },
): Promise<void> {
  const readIn = (request: FastifyRequest, file: Draft, square?: Square) =>
    withShare('pictures', request, (whose) => readPicture(file, { whose, limits: pictures, square }));

  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 4, parts: 5, fieldSize: MOST_ELEMENTS_BYTES, fileSize: MOST_BYTES.pdf + 1 },
  });
  const route = {
    onRequest: [demandSession, countUpload],
    bodyLimit: MOST_BYTES.pdf + 2 * MOST_ELEMENTS_BYTES,
  };

  watched(app, UPLOADS.source, route, async (request, reply) => {
    const { file } = await receiveForm(request, MOST_BYTES.pdf, signSecret);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, ['pdf']);
      const found = importFor(request);
      if (found.file.fileHash !== file.hash)
        throw refusal('bad-file', { message: '这不是同一个文件，请重新选择' });
      keep(request, { file, kind, picture: null });
      return importReply(createContext(request, reply), found.work.id);
    });
  });

  watched(app, UPLOADS.page, route, async (request, reply) => {
    const { fields, file } = await receiveForm(request, MOST_BYTES.jpeg, signSecret);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, PICTURE_KINDS);
      const picture = await readIn(request, file);
      const { work } = importFor(request);
      const no = parseDecimalId((request.params as { no: string }).no);
      if (no === null || no < 1 || no > work.pageNum) throw refusal('bad-page');
      const elements = readPageElements(fields.elements ?? '[]', work.pageNum);
      keep(request, { file, kind, picture }, () => {
        const content = {
          ground: '#ffffff',
          elements: withIds([pictureOf(work, no, file.hash, picture), ...elements]),
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

  watched(app, UPLOADS.avatar, route, async (request) => {
    const { fields, file } = await receiveForm(request, AVATAR_MOST_BYTES, signSecret);
    return keepOrDrop(request, file, async () => {
      const square = squareIn(fields.square ?? '');
      if (!square) throw fieldRefusal('bad-square', '请重新选择要显示的部分');
      await checkedKind(file, PICTURE_KINDS);
      const made = await readIn(request, file, square);
      return { code: 0, message: '头像已更换', data: takeAvatar(request, made) };
    });
  });

  watched(app, UPLOADS.photo, route, async (request) => {
    const { fields, file } = await receiveForm(request, MOST_BYTES.jpeg, signSecret);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, PICTURE_KINDS);
      const picture = await readIn(request, file);
      const { id: ownerId } = memberOf(request);
      const { db, clock } = request.world;
      const photo = { ownerId, hash: file.hash, name: photoName(fields.name ?? ''), now: clock.now() };
      doneOrRefuse(mayKeepPhoto(db, photo));
      keep(request, { file, kind, picture }, () => keepPhoto(db, photo));
      const { sizes: _sizes, ...facts } = picture;
      return { code: 0, message: '成功', data: photoView({ ...photo, ...facts }) };
    });
  });

  watched(app, UPLOADS.orderPhoto, route, async (request, reply) => {
    const { file } = await receiveForm(request, PHOTO_MOST_BYTES, signSecret);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, PICTURE_KINDS);
      const picture = await readIn(request, file);
      const context = createContext(request, reply);
      const order = orderForPhotos(context, (request.params as { orderNo: string }).orderNo);
      const photo = { hash: file.hash, at: context.now };
      keep(request, { file, kind, picture }, () => addOrderPhoto(context.db, order, photo));
      return { code: 0, message: '成功', data: { photo: file.hash, photoPath: fileAddress(file.hash) } };
    });
  });

  watched(app, UPLOADS.cardPicture, route, async (request, reply) => {
    const { file } = await receiveForm(request, CARD_PICTURE_MOST_BYTES, signSecret);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, PICTURE_KINDS);
      const picture = await readIn(request, file);
      const context = createContext(request, reply);
      const { cardID, picture: name } = request.params as { cardID: string; picture: string };
      const which = CARD_PICTURES.find((known) => known === name);
      if (!which) throw refusal('bad-file', { message: '名片没有这样的图片' });
      let card = ownCard(context, cardID);
      keep(request, { file, kind, picture }, () => {
        card = setCardPicture(context.db, { card, picture: which, hash: file.hash, now: context.now });
      });
      return cardReply(context.db, card);
    });
  });

  watched(app, UPLOADS.slip, route, async (request, reply) => {
    const { file } = await receiveForm(request, SLIP_MOST_BYTES, signSecret);
    return keepOrDrop(request, file, async () => {
      const kind = await checkedKind(file, SLIP_KINDS);
      const picture = kind === 'pdf' ? null : await readIn(request, file);
      return takeSlip(createContext(request, reply), request, { file, kind, picture });
    });
  });
}

/** 转账回单: kept with the payment that it tells of; the one before it is forgotten. */
function takeSlip(context: Context, request: FastifyRequest, kept: Kept): PayReply {
  const { payNo } = request.params as { payNo: string };
  catchUp(context.db, context.now, { numbers: [payNo], userId: context.user.id });
  let payment = waitingTransferOrRefuse(context, payNo);
  keep(request, kept, () => {
    payment = keepSlipFile(context.db, payment.id, kept.file.hash);
  });
  forgetUnusedFiles(context.db);
  request.world.sweepFiles();
  return payReply(context, payment);
}

/** 头像: what was brought is cut and forgotten, and only the small square of it kept. */
function takeAvatar(request: FastifyRequest, made: PictureMade): { user_avatar: string } {
  const { world } = request;
  demandFile(world.db);
  const { id } = memberOf(request);
  const { small } = made.sizes;
  if (!small) throw refusal('bad-file', { message: '图片无法处理，请换一张再试' });
  const hash = createHash('sha256').update(small).digest('hex');
  world.files.put(hash, small);
  world.db.sqlite.transaction(() => {
    const file = { hash, kind: 'webp', bytes: small.length, picture: made } as const;
    addMemberFile(world.db, { ...file, ownerId: id, now: world.clock.now() });
    setAvatar(world.db, id, hash);
  })();
  // The one before it.
  forgetUnusedFiles(world.db);
  world.sweepFiles();
  return { user_avatar: avatarPath({ id, avatarHash: hash }) };
}

function demandSession(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  done(request.headers.authorization && request.visitor ? undefined : refusal('not-logged-in'));
}

function countUpload(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  holdShare('uploads', request, reply);
  done();
}

/** The uploader, read again once the file has arrived: the session may have ended meanwhile. */
function memberOf({ world, tokenHash, ip }: FastifyRequest): UserRow {
  const member = tokenHash === null ? null : sessionUser(world.db, tokenHash, world.clock.now(), ip);
  if (!member) throw refusal('not-logged-in');
  return member;
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
    throw error instanceof BadPicture ? refusal('bad-file', { message: error.message }) : error;
  } finally {
    // A file that was kept is a draft no longer.
    request.world.files.drop(file);
  }
}

interface Kept {
  readonly file: Draft;
  readonly kind: FileKind;
  readonly picture: PictureMade | null;
}

/** The file first and its row after it: a process that dies in between leaves a file that the next start removes. */
function keep(request: FastifyRequest, { file, kind, picture }: Kept, alsoWrite = () => {}): void {
  const { world } = request;
  const sizes = picture?.sizes ?? {};
  demandFile(world.db);
  const { id: ownerId, vipName } = memberOf(request);
  const derived = Object.values(sizes).reduce((sum, size) => sum + size.length, 0);
  const bytes = file.bytes + derived;
  if (!hasFile(world.db, ownerId, file.hash))
    demandRoom(bytes, storageQuota(vipName) - usedBytes(world.db, ownerId));
  world.files.keep(file, sizes);
  world.db.sqlite.transaction(() => {
    addMemberFile(world.db, { ownerId, hash: file.hash, kind, bytes, picture, now: world.clock.now() });
    alsoWrite();
  })();
}

function demandRoom(bytes: number, left: number): void {
  if (bytes > left) {
    throw refusal('storage-full', {
      message: `存储空间不足：这个文件 ${sizeInWords(bytes)}，还剩 ${sizeInWords(Math.max(left, 0))}`,
    });
  }
}
