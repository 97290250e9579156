const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80:)/i;

/** Where a session was used (网络位置): enough to recognise one's own networks, without showing a whole address. */
export function networkPlace(ip: string): string {
  const address = ip.replace(/^::ffff:/i, '');
  if (address === '') return '未知网络';
  if (address === '::1' || address.startsWith('127.')) return '本机';
  if (PRIVATE.test(address)) return '局域网';
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:*`;
  return `${address.split('.').slice(0, 2).join('.')}.*.*`;
}
