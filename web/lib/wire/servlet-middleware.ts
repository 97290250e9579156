import type { Middleware } from 'openapi-fetch';
import { toWire } from '#contracts/servlet-url.ts';

// Chromium refuses to build a request with a body from another one, so the bytes are read and handed over.
async function moved(request: Request, url: string): Promise<Request> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const bytes = hasBody ? await request.arrayBuffer() : undefined;
  return new Request(url, {
    method: request.method,
    headers: request.headers,
    body: bytes !== undefined && bytes.byteLength > 0 ? bytes : undefined,
    signal: request.signal,
    credentials: request.credentials,
    cache: request.cache,
    redirect: request.redirect,
    keepalive: request.keepalive,
  });
}

/** Turns the virtual path of the contract into the servlet URL of the wire just before a request is sent. */
export const servletMiddleware: Middleware = {
  async onRequest({ request }) {
    const url = new URL(request.url);
    const virtual = url.pathname + url.search;
    const wire = toWire(virtual);
    return wire === virtual ? undefined : moved(request, url.origin + wire);
  },
};
