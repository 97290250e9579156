import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmbedView } from '#contracts/rules/pages/opened-book.ts';
import type { Env } from '#server/env.ts';

const OWN_FRAMES = "frame-ancestors 'self'";
const ANY_FRAMES = 'frame-ancestors *';

// antd writes its styles at run time, hence the one exception for styles; scripts have none.
const POLICY_PARTS = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  OWN_FRAMES,
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
];

/** A backend that is not ours keeps its pictures where it likes. */
const ANY_PICTURES = "img-src 'self' data: blob: https: http:";

/** A drawing that is opened by itself is a page of this origin. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** What a backend that is not ours answers is no page of ours, whatever type it is or has none: nothing in it runs. */
const FOREIGN_POLICY = "sandbox; default-src 'none'";

export function registerSecurityHeaders(app: FastifyInstance, { backend }: Env): void {
  const parts = POLICY_PARTS.map((part) => (backend && part.startsWith('img-src') ? ANY_PICTURES : part));
  const policy = parts.join('; ');
  app.addHook('onSend', (request, reply, _payload, done) => {
    // What may be kept of a backend's pictures is its own word; a call has a token or somebody's data in it.
    if (!request.isForwarded || request.url.startsWith('/uwp/')) keepNothing(reply);
    ownOriginOnly(reply);
    const type = String(reply.getHeader('content-type') ?? '').toLowerCase();
    if (type.startsWith('image/svg+xml')) reply.header('content-security-policy', DRAWING_POLICY);
    if (type.startsWith('text/html')) {
      const isForFrames = isEmbed(request);
      reply.header('content-security-policy', isForFrames ? policy.replace(OWN_FRAMES, ANY_FRAMES) : policy);
      if (!isForFrames) reply.header('x-frame-options', 'SAMEORIGIN');
      reply.header('referrer-policy', 'same-origin');
    }
    if (request.isForwarded) reply.header('content-security-policy', FOREIGN_POLICY);
    done();
  });
}

/** A book for a page of another site: it is read without the login, so that page can make no member press anything. */
function isEmbed({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.url === '/r/:code' && isEmbedView(url.split('?')[1] ?? '');
}

/** For what is answered before any hook could run: no page, and nothing to keep. */
export function secureBareReply(reply: FastifyReply): FastifyReply {
  keepNothing(reply);
  return ownOriginOnly(reply);
}

/** Unless the route has said what may be kept. */
function keepNothing(reply: FastifyReply): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

/** Nobody guesses another type, and no page of another origin includes it. */
function ownOriginOnly(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin');
}
