import { isIPv6 } from 'node:net';

const MOST_LETTERS = 64;
const IN_IPV6 = /^::ffff:(?=[\d.]+$)/i;

/** Who counts as one caller: an IPv4 address, or of IPv6 the network of 2^64 addresses that a single household gets. */
export function callerNetwork(address: string): string {
  const plain = address.slice(0, MOST_LETTERS).replace(IN_IPV6, '');
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
