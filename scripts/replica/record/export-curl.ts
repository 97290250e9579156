import { curlParts } from '#contracts/curl.ts';
import type { Exchange } from './journal.ts';

/** The exchange as a command line; the token is the reader's own, in TOKEN. */
export function curlOf({ request }: Exchange, target: string): string {
  const { method, url, hasToken, type, input } = request;
  const call = { method, url: `${target}${url}`, hasToken };
  const hasBody = method !== 'GET' && input !== null && typeof input === 'object';
  if (!hasBody || Object.keys(input).length === 0) return lines(curlParts(call));
  const isJson = /^application\/json\b/i.test(type);
  const headers = { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' };
  const body = isJson
    ? JSON.stringify(input)
    : new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
  return lines(curlParts({ ...call, headers, body }));
}

function lines(parts: readonly string[]): string {
  return parts.join(' \\\n  ');
}
