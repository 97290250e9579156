/** The address in a URL-encoded `qrcodeUrl`, or undefined where it cannot be read or would lead to no web page. */
export function decodedAddress(encoded: string | undefined): string | undefined {
  try {
    const address = decodeURIComponent(encoded ?? '');
    return /^https?:$/.test(new URL(address).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
