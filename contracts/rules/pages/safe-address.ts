const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Allowed targets of a link (链接地址): a web page, a mail or a telephone; never a script or a file. */
export function isSafeAddress(address: string): boolean {
  try {
    return SAFE.has(new URL(address).protocol);
  } catch {
    return false;
  }
}
