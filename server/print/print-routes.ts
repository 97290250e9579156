import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PRINT_FORM_NAMES, printFormOf } from '#contracts/rules/print/print-forms.ts';
import { orderByNo } from '#db/queries/orders/order-reading.ts';
import { printFileOf, printSource } from '#db/queries/orders/print-files.ts';
import { holderOf } from '../shares/hold-share.ts';
import type { PrintRoom } from './print-room.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly printRoom: PrintRoom;
  }
}

const SHOWN = /^([0-9a-f]{64})\.pdf$/;
const NAME = /^(\d{1,18})-([a-z]+)\.pdf$/;

/** 印刷文件 of a line of the caller's order, or of what the caller chose, once it is ready. Another's is not there. */
export function registerPrintFiles(app: FastifyInstance): void {
  app.get('/media/orders/:orderNo/:file', async (request, reply) => {
    const { orderNo, file } = request.params as { orderNo: string; file: string };
    const { world, visitor } = request;
    const [, lineID = '', wished = ''] = NAME.exec(file) ?? [];
    const form = printFormOf(wished);
    const order = visitor && form && orderByNo(world.db, visitor.id, orderNo);
    const line = order ? order.lines.find(({ id }) => String(id) === lineID) : undefined;
    if (!form || !line || printFileOf(world.db, line, form)?.state !== 'ready') return reply.callNotFound();
    const source = printSource(world.db, line, form);
    const path = source && app.printRoom.find(source.hash, form);
    if (path === null) return reply.callNotFound();
    const name = `${line.publicationName}-${PRINT_FORM_NAMES[form]}.pdf`;
    return sendPdf(reply, path, { name, plainName: `${lineID}-${form}.pdf` });
  });

  app.get('/media/prints/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, name = ''] = SHOWN.exec(file) ?? [];
    const path = request.visitor && app.printRoom.findShown(name, holderOf(request));
    if (path === null) return reply.callNotFound();
    return sendPdf(reply, path, { name: '印刷文件.pdf', plainName: 'print.pdf' });
  });
}

async function sendPdf(
  reply: FastifyReply,
  path: string,
  { name, plainName }: { readonly name: string; readonly plainName: string },
): Promise<FastifyReply> {
  const names = `filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  reply.header('cache-control', 'private, no-cache');
  reply.header('content-disposition', `attachment; ${names}`);
  reply.header('content-length', (await stat(path)).size);
  return reply.type('application/pdf').send(createReadStream(path));
}
