/** Where calls go to, and what of their headers is kept on the way. */

import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Headers of one connection, which say nothing about the next. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface Target {
  readonly origin: string;
  /** What stands before every path, without a slash at its end. */
  readonly prefix: string;
}

export function targetOf(url: URL): Target {
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, '') };
}

export function callTarget(target: Target, request: IncomingMessage): ClientRequest {
  const url = new URL(target.origin);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return send(url, {
    method: request.method,
    path: `${target.prefix}${request.url}`,
    headers: onward(request.headers, target, `http://${request.headers.host}`),
  });
}

function onward(headers: IncomingHttpHeaders, target: Target, own: string): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = { ...endToEnd(headers), host: new URL(target.origin).host };
  // What is not compressed can be read here without unpacking it.
  kept['accept-encoding'] = 'identity';
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name];
    if (value?.startsWith(own)) kept[name] = `${target.origin}${value.slice(own.length)}`;
  }
  return kept;
}

/** The target's headers, as its client here needs them: redirects and cookies stay on this side. */
export function backward(headers: IncomingHttpHeaders, target: Target, own: string): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = endToEnd(headers);
  const { location, 'set-cookie': cookies } = headers;
  if (location !== undefined) kept.location = redirected(location, target, own);
  // A browser does not take a cookie of another host's domain.
  if (cookies) kept['set-cookie'] = cookies.map((cookie) => cookie.replace(/;\s*domain=[^;]*/gi, ''));
  return kept;
}

function redirected(location: string, { origin, prefix }: Target, own: string): string {
  const isAbsolute = location === origin || location.startsWith(`${origin}/`);
  const path = isAbsolute ? location.slice(origin.length) : location;
  if (!isAbsolute && !path.startsWith('/')) return location;
  const isInside = path === prefix || path.startsWith(`${prefix}/`);
  const inside = isInside ? path.slice(prefix.length) || '/' : path;
  return isAbsolute ? `${own}${inside}` : inside;
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',');
  const dropped = new Set([...HOP_BY_HOP, ...named.map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
