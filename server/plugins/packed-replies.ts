import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What is shorter travels in one packet as it is. */
const WORTH_BYTES = 1400;
/** Words pack to a tenth; pictures and films are packed already. */
const WORDS = /^(?:application\/json|text\/|image\/svg\+xml)/;

const packed = promisify(gzip);

/** Who can read packed replies gets long ones packed: a cart of forty kilobytes is three of them on the way. */
export function registerPackedReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    // A backend that is not ours has packed what it wanted to; a part of a file is a part of its own bytes.
    if (!isWhole || payload.length < WORTH_BYTES || request.isForwarded || reply.statusCode === 206) {
      return done();
    }
    if (!WORDS.test(String(reply.getHeader('content-type') ?? ''))) return done();
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    if (!takesGzip(request.headers['accept-encoding']) || reply.hasHeader('content-encoding')) return done();
    packed(payload).then((bytes) => {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      done(null, bytes);
    }, done);
  });
}

/** Named, and not named with a weight of nothing. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^\s*(?:x-)?gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(one));
}

function withEncoding(vary: unknown): string {
  const named = vary === undefined ? [] : String(vary).split(/,\s*/);
  return named.some((one) => /^(?:accept-encoding|\*)$/i.test(one))
    ? named.join(', ')
    : [...named, 'accept-encoding'].join(', ');
}
