import type { FastifyInstance } from 'fastify';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { ownMessage } from '#db/queries/invoices/invoice-reading.ts';
import { refusal } from '#server/errors.ts';
import { createContext } from '#server/servlet/context.ts';
import { succeeded } from './succeeded.ts';

/** What the page of the simulated mailbox and phone asks (收件箱): a message to whoever is logged in here. */
export function mailRoutes(app: FastifyInstance): void {
  app.get<{ Params: { messageID: string } }>('/mail-api/:messageID', async (request, reply) => {
    const { db, visitor } = createContext(request, reply);
    const id = parseDecimalId(request.params.messageID);
    const message = visitor && id !== null ? ownMessage(db, visitor.id, id) : null;
    if (!message) throw refusal('message-not-found');
    const { channel, sentTo, subject, text, at, invoiceNo, isRed } = message;
    const files =
      channel === 'mail' ? ['pdf', 'xml'].map((kind) => `${invoiceNo}${isRed ? '-red' : ''}.${kind}`) : [];
    return succeeded({ channel, sentTo, subject, text, at: new Date(at).toISOString(), invoiceNo, files });
  });
}
