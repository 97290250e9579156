import { parsedUrl } from '#contracts/rules/parsed-url.ts';

/** An address of a web page as it is, or undefined where it would lead to none. */
export function webAddress(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  return /^https?:$/.test(parsedUrl(address)?.protocol ?? '') ? address : undefined;
}

/** The address in a URL-encoded `qrcodeUrl`, or undefined where it cannot be read or would lead to no web page. */
export function decodedAddress(encoded: string): string | undefined {
  // One that came unencoded may hold encoded parts of its own, which stay.
  if (/^https?:\/\//i.test(encoded)) return webAddress(encoded);
  try {
    return webAddress(decodeURIComponent(encoded));
  } catch {
    return undefined;
  }
}
