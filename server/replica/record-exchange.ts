import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Unmatched } from '#contracts/control/journal.ts';
import type { CallMeta } from '#contracts/uploads.ts';
import { beginningOf, MOST_CHARACTERS } from '#server/servlet/beginning-of.ts';
import { isOwnChange, noteMoment } from './note-moment.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The moment before what it wrote; null while it wrote nothing. */
    moment: number | null;
  }
}

/** The called operation, or the request if there is none. */
export type SeenCall = Pick<CallMeta, 'httpMethod'> & {
  readonly id: string;
  readonly provenance: CallMeta['provenance'] | null;
  readonly unmatched?: Unmatched;
};

/** Sent by the developer console, to find the calls of one's own tab. */
export const TAB_HEADER = 'x-replica-tab';
const TAB = /^[\w-]{1,64}$/;

const NOTHING: readonly never[] = [];

/** Keeps a journal of all calls, and the moment before each write. */
export function registerJournal(app: FastifyInstance): void {
  app.decorateRequest('moment', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.world.moments.begin();
    done();
  });
  // Before the reply goes out, so that the next write is not taken for this one's.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    noteMoment(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (request.unmatched) recordUnmatched(request, reply, request.unmatched);
    else if (call) recordExchange(request, reply, call);
    done();
  });
}

/** Writes the exchange into its world's journal: references only, evaluated on reading. */
export function recordExchange(
  request: FastifyRequest,
  reply: FastifyReply,
  meta: CallMeta,
  { isAnswered = true }: { isAnswered?: boolean } = {},
): void {
  // Without an answer nothing is sent.
  if (!isAnswered) noteMoment(request, { isAnswered });
  if (isAnswered && isOwnChange(request, meta)) request.world.changes.note(meta.id);
  record(request, reply, meta, isAnswered);
}

/** A call that no operation answered, by what it asked for. */
function recordUnmatched(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { readonly id: string; readonly unmatched: Unmatched },
): void {
  const httpMethod = request.method === 'POST' ? 'POST' : 'GET';
  record(request, reply, { ...asked, httpMethod, provenance: null }, true);
}

function record(request: FastifyRequest, reply: FastifyReply, meta: SeenCall, isAnswered: boolean): void {
  const { world, answered, isForwarded, fault } = request;
  const status = isAnswered ? reply.statusCode : 0;
  const code = isAnswered ? request.outcomeCode : null;
  const ms = Math.round(reply.elapsedTime * 100) / 100;
  world.journal.record({
    at: world.clock.now(),
    meta,
    traceId: request.id,
    // Our token means nothing to a backend.
    account: isForwarded ? null : (request.visitor?.account ?? null),
    tab: tabOf(request),
    ...{ status, code, fault },
    violations: request.violations ?? NOTHING,
    decisions: request.decisions ?? NOTHING,
    query: request.query,
    body: meta.httpMethod === 'POST' ? keptBody(request) : null,
    reply: isAnswered ? (typeof answered === 'string' ? beginningOf(answered) : answered) : null,
    ...{ ms, isForwarded },
    moment: request.moment,
  });
}

/** Keeps a normal body, the beginning of a big one, which fills memory, and target and size of a form with a file. */
function keptBody({ headers, body, url }: FastifyRequest): unknown {
  const bytes = Number(headers['content-length'] ?? 0);
  if (body === undefined && headers['content-type']?.startsWith('multipart/'))
    return { path: url.split('?')[0], bytes };
  if (bytes <= MOST_CHARACTERS && !headers['transfer-encoding']) return body;
  return beginningOf(JSON.stringify(body) ?? '');
}

/** Only a short name is kept: the value of a stranger is displayed on a screen. */
function tabOf({ headers }: FastifyRequest): string | null {
  const sent = headers[TAB_HEADER];
  return typeof sent === 'string' && TAB.test(sent) ? sent : null;
}
