import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { PRINT_FORM_NAMES, printFormOf } from '#contracts/rules/print/print-forms.ts';
import { orderByNo } from '#db/queries/orders/order-reading.ts';
import { printFileOf, printSource } from '#db/queries/orders/print-files.ts';
import type { PrintRoom } from './print-room.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly printRoom: PrintRoom;
  }
}

const NAME = /^(\d{1,18})-([a-z]+)\.pdf$/;

/** 印刷文件 of a line of the caller's order, once it is ready. Another's is not there. */
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
    const name = encodeURIComponent(`${line.publicationName}-${PRINT_FORM_NAMES[form]}.pdf`);
    reply.header('cache-control', 'private, no-cache');
    reply.header(
      'content-disposition',
      `attachment; filename="${lineID}-${form}.pdf"; filename*=UTF-8''${name}`,
    );
    reply.header('content-length', (await stat(path)).size);
    return reply.type('application/pdf').send(createReadStream(path));
  });
}
