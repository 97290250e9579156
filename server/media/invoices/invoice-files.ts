import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type InvoiceDocument, invoiceDocuments } from '#contracts/rules/invoices/invoice-document.ts';
import { ownInvoice } from '#db/queries/invoices/invoice-reading.ts';
import { withShare } from '#server/shares/hold-share.ts';
import { ownProcess } from '../../own-process.ts';
import { invoiceXml } from './invoice-xml.ts';

const NAME = /^(F[0-9]{16,18})(-red)?\.(pdf|xml)$/;

const drawn = ownProcess<InvoiceDocument, Uint8Array | null>(
  fileURLToPath(new URL('./invoice-process.ts', import.meta.url)),
  null,
);

/** 发票文件: an invoice of the caller's as PDF or XML, `-red` the one that took it back. Another's is not there. */
export function registerInvoiceFiles(app: FastifyInstance): void {
  app.get('/media/invoices/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const { world, visitor } = request;
    const [, no = '', red, kind] = NAME.exec(file) ?? [];
    const invoice = visitor ? ownInvoice(world.db, visitor.id, no) : null;
    const document = invoice?.number ? invoiceDocuments(invoice)[red ? 1 : 0] : undefined;
    if (!document) return reply.callNotFound();
    reply.header('cache-control', 'private, no-cache');
    reply.header('content-disposition', `attachment; filename="${document.number}.${kind}"`);
    if (kind === 'xml') return reply.type('application/xml; charset=utf-8').send(invoiceXml(document));
    const pdf = await withShare('papers', request, (whose) => drawn({ asked: document, whose }));
    if (pdf === null) throw new Error(`invoice ${no} could not be drawn`);
    return reply.type('application/pdf').send(Buffer.from(pdf));
  });
}
