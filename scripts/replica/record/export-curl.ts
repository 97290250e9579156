import type { Exchange } from './journal.ts';

/** The exchange as a command line; the token is the reader's own, in TOKEN. */
export function curlOf({ request }: Exchange, target: string): string {
  const { method, url, hasToken, type, input } = request;
  const parts = [`curl -X ${quoted(method)} ${quoted(`${target}${url}`)}`];
  if (hasToken) parts.push('-H "Authorization: $TOKEN"');
  const hasBody = method !== 'GET' && input !== null && typeof input === 'object';
  if (hasBody && Object.keys(input).length > 0) {
    const isJson = /^application\/json\b/i.test(type);
    parts.push(
      `-H ${quoted(`Content-Type: ${isJson ? 'application/json' : 'application/x-www-form-urlencoded'}`)}`,
    );
    const body = isJson
      ? JSON.stringify(input)
      : new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
    parts.push(`--data-raw ${quoted(body)}`);
  }
  return parts.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
