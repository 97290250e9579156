/** Who may ask the proxy: it stands on loopback, so it is as careful as the replica is there. */
import type { IncomingMessage } from 'node:http';
import { callerOf, isKnownHost, isOwnPage, type KnownHosts, nameOfHost } from '#server/caller.ts';
import { isLoopback } from '#server/loopback.ts';
import { isCall } from './observe.ts';
import { RECORD_PREFIX } from './record-routes.ts';
import type { Refusal } from './refuse.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Null for who may. */
export function refusalOf(request: IncomingMessage, known: KnownHosts): Refusal | null {
  const { url = '', method = '', headers } = request;
  const { host = '' } = headers;
  if (host === '' || !isKnownHost(host, null)) {
    return { status: 400, reason: 'no-host', message: 'the Host of this request is missing, or none' };
  }
  if (!isKnownHost(host, known)) {
    const name = nameOfHost(host) ?? 'by that name';
    const message = `this proxy is not called ${name}: use localhost, 127.0.0.1 or REPLICA_ALLOWED_HOSTS`;
    return { status: 403, reason: 'unknown-host', message };
  }
  if (!url.startsWith('/')) {
    return { status: 400, reason: 'malformed-request', message: 'the address of a request begins with /' };
  }
  const isOwn = url.startsWith(RECORD_PREFIX);
  const isOpen = READING.includes(method) && !isOwn && !isCall(url);
  const caller = callerOf({ host, headers });
  if (isOpen || isOwnPage(caller, isOwn ? 'same-address' : 'or-vouched-for')) return null;
  const message =
    'this request is of a page of another origin: let its server pass the calls on, with the Host of the page';
  return { status: 403, reason: 'foreign-page', message };
}

/**
 * Where the caller reached the proxy, for what is rewritten; an Origin is only where its name is this machine's own. The
 * name of anybody else's page, let in or not, is never turned into the target's.
 */
export function ownAddress({ headers: { host = '' } }: IncomingMessage) {
  const own = `http://${host}`;
  return { own, ofPages: isLoopback(new URL(own).hostname) ? own : null };
}
