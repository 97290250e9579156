/** Written here anew, so that the product's own encoding is held to it. */
export function loginPathTo(path: string): string {
  return `/manager/login/${Buffer.from(path, 'utf8').toString('base64').replaceAll('/', '%2F')}`;
}

/** The path a login address leads back to, or null where it is no login address with one. */
export function pathIn(loginAddress: string): string | null {
  const encoded = /^\/manager\/login\/([^/]+)$/.exec(new URL(loginAddress).pathname)?.[1];
  return encoded === undefined ? null : Buffer.from(decodeURIComponent(encoded), 'base64').toString('utf8');
}

/** Path, query and fragment of an address as the browser writes them. */
export function asWritten(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://127.0.0.1');
  return pathname + search + hash;
}
