import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRead } from '#contracts/rules/publications/reading.ts';
import { isTooFast, type ReadBatch, readBatch, readReaderKey } from '#contracts/rules/readers/read-batch.ts';
import { BATCH_MOST_BYTES } from '#contracts/rules/readers/read-events.ts';
import { deviceOf, isBot, regionOf } from '#contracts/rules/readers/reader-place.ts';
import { accessTo } from '#db/queries/publications/reading-access.ts';
import { versionOf } from '#db/queries/publications/versions.ts';
import { forgetReader, hasRoomForReads, keptReads, recordReads } from '#db/queries/reads/record.ts';
import { callerNetwork } from '#server/caller-network.ts';
import { readingRights } from '#server/servlet/reading-rights.ts';

/**
 * 阅读记录: what browsers tell of a reading, and what a reader asks about it or wants forgotten. Texts, because that is
 * what a browser sends while it closes a page. Neither the address nor the browser of a reader is kept.
 */
export function registerReadEvents(app: FastifyInstance): void {
  app.register(async (scope) => {
    const whole = { parseAs: 'string', bodyLimit: BATCH_MOST_BYTES } as const;
    scope.addContentTypeParser('text/plain', whole, (_request, body, done) => done(null, body));
    scope.post('/r/events', (request, reply) => {
      const batch = readBatch(String(request.body));
      if (batch === null) return malformed(request, reply);
      app.budgets.spend('readEvents', request.ip);
      keep(request, batch);
      return reply.code(204).send();
    });
    scope.post('/r/events/kept', (request, reply) => {
      app.budgets.spend('readEvents', request.ip);
      const key = readReaderKey(String(request.body));
      return key === null ? malformed(request, reply) : reply.send(keptReads(request.world.db, key));
    });
    scope.post('/r/events/forget', (request, reply) => {
      const key = readReaderKey(String(request.body));
      app.budgets.spend('readEvents', request.ip);
      if (key === null) return malformed(request, reply);
      return reply.send({ forgotten: forgetReader(request.world.db, key) });
    });
  });
}

function malformed({ id }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = { code: 400, message: '请求内容不正确', reason: 'malformed-request', traceId: id };
  return reply.code(400).send(failure);
}

/** Readings without access are not counted; the browser is told no more than that it was heard. */
function keep(request: FastifyRequest, batch: ReadBatch): void {
  const { world, visitor, headers, ip } = request;
  const { db, clock, exportKey } = world;
  const now = clock.now();
  const { code, readToken, visit, no, events } = batch;
  const rights = readingRights(exportKey);
  const asked = {
    ...{ code, now, readerId: visitor?.id ?? null },
    hasRight: (subject: string) => readToken !== '' && rights.holds(readToken, subject, now),
  };
  const access = accessTo(db, asked);
  if (access === null || !isRead(access.readable) || !hasRoomForReads(db)) return;
  const isOwn = access.readable === 'draft';
  const { publication, link } = access;
  const { pageNum } = versionOf(db, publication.id, publication.publishedSeq) ?? publication;
  const browser = String(headers['user-agent'] ?? '');
  const isApart = isBot(browser) || isTooFast(events);
  const wantsNothingKept = headers.dnt === '1' || headers['sec-gpc'] === '1';
  recordReads(db, {
    publicationId: publication.id,
    linkId: link?.id ?? null,
    by: isOwn ? 'own' : isApart ? 'bot' : 'reader',
    ...{ visit, no, now },
    reader: wantsNothingKept ? '' : batch.reader,
    device: deviceOf(browser),
    region: regionOf(callerNetwork(ip)),
    events: events.filter(({ page }) => page <= pageNum),
  });
}
