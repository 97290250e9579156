/** Random bytes as hex digits. Not crypto.randomUUID: on plain http beyond loopback a browser does not have it. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
