import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';

// antd writes its styles at run time, hence the one exception for styles; scripts have none.
const POLICY_PARTS = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
];

/** A backend that is not ours keeps its pictures where it likes. */
const ANY_PICTURES = "img-src 'self' data: blob: https: http:";

export function registerSecurityHeaders(app: FastifyInstance, { backend }: Env): void {
  const parts = POLICY_PARTS.map((part) => (backend && part.startsWith('img-src') ? ANY_PICTURES : part));
  const policy = parts.join('; ');
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) {
      reply.header('content-security-policy', policy);
      reply.header('x-frame-options', 'SAMEORIGIN');
      reply.header('referrer-policy', 'same-origin');
    }
    done();
  });
}
