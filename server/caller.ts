/** Who may ask: by which name the server is called, and of which page the caller is. */
import { isIP } from 'node:net';
import { isLoopback } from './loopback.ts';

/** Null where every name is known. */
export type KnownHosts = readonly string[] | null;

const HOST = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i;
const MOST_SHOWN = 100;
const LISTED = /^\.?[\w-]+(\.[\w-]+)*$/;

type ReadHosts =
  | { readonly ok: true; readonly hosts: KnownHosts }
  | { readonly ok: false; readonly problem: string };

/** REPLICA_ALLOWED_HOSTS: names, of which one that begins with a dot stands for all below it; null where none are given. */
export function readAllowedHosts(text = ''): ReadHosts {
  const names = text
    .split(/[\s,]+/)
    .map((name) => name.toLowerCase().replace(/\.$/, ''))
    .filter((name) => name !== '');
  const wrong = names.find((name) => !LISTED.test(name));
  if (wrong === undefined) return { ok: true, hosts: names.length > 0 ? names : null };
  const form = 'desk.example or .example (and all below it), without scheme, port and path';
  return { ok: false, problem: `REPLICA_ALLOWED_HOSTS takes names such as ${form}, not "${wrong}"` };
}

interface Place {
  readonly host: string;
  readonly mode: 'replica' | 'demo';
  readonly allowedHosts: KnownHosts;
}

/**
 * On loopback a strange name is a page that had its own name rebound to this machine. Bound wider nobody steers without
 * the token, and in a demo a strange name has a sandbox of its own, so there a list is a choice.
 */
export function knownHosts({ host, mode, allowedHosts }: Place): KnownHosts {
  return allowedHosts ?? (mode === 'replica' && isLoopback(host) ? [] : null);
}

/** The name in a Host header, to be shown to people; null for what is none, or longer than anybody reads. */
export function nameOfHost(header: string): string | null {
  const name = HOST.exec(header)?.[2] ?? '';
  return name !== '' && name.length <= MOST_SHOWN ? name : null;
}

/** Whether a Host header names this server. A number cannot be rebound, and no browser leaves the header out. */
export function isKnownHost(header: string, known: KnownHosts): boolean {
  if (header === '') return true;
  const [, number, text = ''] = HOST.exec(header) ?? [];
  if (number !== undefined) return isIP(number) === 6;
  const name = text.toLowerCase().replace(/\.$/, '');
  if (name === '') return false;
  if (known === null || isLoopback(name) || isIP(name) === 4) return true;
  return known.some((one) => name === one || (one.startsWith('.') && `.${name}`.endsWith(one)));
}

export interface Caller {
  readonly host: string;
  readonly origin?: string | undefined;
  /** The header Sec-Fetch-Site, which a page cannot write. */
  readonly fetchSite?: string | undefined;
}

interface Asked {
  readonly host: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export function callerOf({ host, headers }: Asked): Caller {
  const word = (name: string) => (headers[name] === undefined ? undefined : String(headers[name]));
  return { host, origin: word('origin'), fetchSite: word('sec-fetch-site') };
}

/**
 * Whether no page of another origin asks; programs say neither. Another port of this machine is another origin, though
 * the browser calls it the same site. A development server in front of us may pass on another Host than its pages have:
 * there the browser's word, that the page asked its own address, vouches for it, though not where somebody steers.
 */
export function isOwnPage(
  { host, origin, fetchSite }: Caller,
  demand: 'same-address' | 'or-vouched-for',
): boolean {
  if (origin === undefined)
    return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
  const page = URL.canParse(origin) ? new URL(origin) : null;
  if (page === null || !/^https?:$/.test(page.protocol)) return false;
  if (demand === 'or-vouched-for' && fetchSite === 'same-origin') return true;
  // By the host alone: a proxy before us may end the encryption, and the page then has the other scheme.
  const own = `${page.protocol}//${host}`;
  return HOST.test(host) && URL.canParse(own) && new URL(own).host === page.host;
}
