export type SignableParameters = Record<string, string | undefined | null>;

/**
 * The parameters as they are signed (签名参数): without empty ones and without `sign` itself, sorted by name in
 * code-unit order (a locale's order would differ between machines), values as they are before any URL encoding.
 */
export function canonicalParameters(params: SignableParameters): string {
  return Object.entries(params)
    .filter(([name, value]) => name !== 'sign' && value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** The text whose hash is the sign parameter; hashing is the caller's part. */
export function textToSign(params: SignableParameters, secret: string): string {
  return `${canonicalParameters(params)}&key=${secret}`;
}
