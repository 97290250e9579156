import type { FastifyInstance } from 'fastify';

/**
 * How many hops of `X-Forwarded-For` are believed, counted from the right, where the nearest proxy wrote: whatever
 * stands further left anybody may have sent. A plain number would make the web framework believe none.
 */
export function trustedHops(proxies: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < proxies;
}

/** The protocol becomes part of addresses, so nothing but the two there are is believed. */
export function registerForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { protocol, headers } = request;
    if (protocol !== 'http' && protocol !== 'https') delete headers['x-forwarded-proto'];
    done();
  });
}
