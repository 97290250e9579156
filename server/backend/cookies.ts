/**
 * Cookies of a backend that is reached by another address than its own. A browser refuses a cookie for another
 * host, and on plain http one that is only for encrypted connections.
 */
import { SANDBOX_COOKIE } from '#contracts/control/address.ts';
import { LOGIN_COOKIE, SESSION_COOKIE, TICKET_COOKIE } from '#server/own-cookies.ts';
import type { Target } from './target.ts';

/** Cookies of this server, which a backend neither sees nor sets. */
const OWN = [SANDBOX_COOKIE, SESSION_COOKIE, LOGIN_COOKIE, TICKET_COOKIE];

/** Names that browsers accept with Secure alone; on plain http they travel with a word before them. */
const DEMANDS_SECURE = /^__(?:Secure|Host)-/;
const PLAIN = 'plain';

/** The cookies of a request, as the backend gave them out; ours do not leave. */
export function forwardCookies(header: string | undefined): string {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !OWN.includes(nameOf(pair)))
    .map((pair) => (pair.startsWith(`${PLAIN}__`) ? pair.slice(PLAIN.length) : pair))
    .join('; ');
}

/** Whether a Set-Cookie would set a cookie of ours. Browsers send a value without a name as it is, "=a=b" as "a=b". */
export function setsOwnCookie(cookie: string): boolean {
  return OWN.includes(nameOf(cookie.replace(/^[\s=]+/, '')));
}

/** A Set-Cookie of the backend for its client here. */
export function backwardCookie(cookie: string, target: Target, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.flatMap((attribute) => keptAttribute(attribute, target, isSecure));
  const name = !isSecure && DEMANDS_SECURE.test(pair) ? `${PLAIN}${pair}` : pair;
  return [name, ...kept].join('; ');
}

function keptAttribute(attribute: string, target: Target, isSecure: boolean): string[] {
  const [name = '', value = ''] = attribute.split(/=(.*)/s).map((part) => part.trim());
  switch (name.toLowerCase()) {
    case 'domain':
      return [];
    case 'path':
      return [`Path=${pathHere(value, target)}`];
    case 'secure':
    case 'partitioned':
      return isSecure ? [attribute] : [];
    case 'samesite':
      // None is only good beside Secure, and here the pages and the calls have one address anyway.
      return [!isSecure && value.toLowerCase() === 'none' ? 'SameSite=Lax' : attribute];
    default:
      return attribute === '' ? [] : [attribute];
  }
}

/** Paths here begin after the backend's prefix; a path beside it would never be asked for, so it stays. */
function pathHere(path: string, { prefix }: Target): string {
  if (prefix === '') return path;
  if (path === prefix || path === `${prefix}/`) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split(/[=;]/, 1);
  return name.trim();
}
