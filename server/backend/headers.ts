/** What of the headers is kept on the way to a backend and back. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { backwardCookie, forwardCookies, setsOwnCookie } from './cookies.ts';
import { backwardLocation } from './location.ts';
import { LOOP_HEADER, markedVia } from './loop.ts';
import type { Target } from './target.ts';

/** Headers of one connection, which say nothing about the next. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Words between our pages and us, which are nobody else's business. */
const OWN = /^x-replica-/;

/** Where a caller reached us, such as http://127.0.0.1:5180. */
export type OwnOrigin = string;

/** What a caller sent, as the backend is to see it: as if its own pages had called, unless `own` is nobody's. */
export function onward(
  headers: IncomingHttpHeaders,
  target: Target,
  own: OwnOrigin | null,
): OutgoingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(endToEnd(headers)).filter(([name]) => !OWN.test(name)));
  const cookies = forwardCookies(headers.cookie);
  const outgoing: OutgoingHttpHeaders = {
    ...kept,
    host: new URL(target.origin).host,
    [LOOP_HEADER]: markedVia(headers.via),
  };
  delete outgoing.cookie;
  if (cookies !== '') outgoing.cookie = cookies;
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name];
    if (value !== undefined) outgoing[name] = seenFromTarget(value, target, own);
  }
  return outgoing;
}

/** A page here is a page there; a page of a third party stays what it is. */
function seenFromTarget(value: string, target: Target, own: OwnOrigin | null): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  // By the host alone: a proxy before us may end the encryption, and the page then has the other scheme.
  if (url === null || own === null || !URL.canParse(own) || url.host !== new URL(own).host) return value;
  const isOriginOnly = value === url.origin;
  return isOriginOnly ? target.origin : `${target.origin}${target.prefix}${url.pathname}${url.search}`;
}

export interface BackwardOptions {
  readonly target: Target;
  /** The address at the backend that was asked, in full: a redirect may be relative to it. */
  readonly asked: string;
  /** Stands before the path of a redirect that stays here; empty where a path alone will do. */
  readonly own: OwnOrigin;
  /** Whether the caller came by https. */
  readonly isSecure: boolean;
}

/** The backend's headers, as its client here needs them: redirects and cookies stay on this side. */
export function backward(
  headers: IncomingHttpHeaders,
  { target, asked, own, isSecure }: BackwardOptions,
): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = endToEnd(headers);
  const { location, 'set-cookie': set = [] } = headers;
  if (location !== undefined) kept.location = backwardLocation(location, { target, asked, own });
  const cookies = set.filter((cookie) => !setsOwnCookie(cookie));
  delete kept['set-cookie'];
  if (cookies.length > 0) {
    kept['set-cookie'] = cookies.map((cookie) => backwardCookie(cookie, target, isSecure));
  }
  // It would send the browser to encrypted addresses of this machine, where nobody answers.
  delete kept['strict-transport-security'];
  return kept;
}

/** What a reply says for its whole origin: who reads it, what browsers keep, drop, report or run there. */
const FOR_THE_ORIGIN = new RegExp(
  `^(?:${[
    'access-control-.*',
    'content-security-policy.*',
    'clear-site-data',
    'service-worker-allowed',
    'strict-transport-security',
    'alt-svc',
    'nel',
    'report-to',
    'reporting-endpoints',
    'origin-agent-cluster',
    'accept-ch',
    'critical-ch',
  ].join('|')})$`,
);

/** The backend's headers at an address whose origin is ours. */
export function atOurOrigin(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FOR_THE_ORIGIN.test(name)));
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',');
  const dropped = new Set([...HOP_BY_HOP, ...named.map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
