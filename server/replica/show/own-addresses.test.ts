import { expect, it } from 'vitest';
import { ownAddresses } from './own-addresses.ts';

const card = (address: string, { internal = false, family = 'IPv4' as 'IPv4' | 'IPv6' } = {}) => ({
  ...{ address, internal, netmask: '', mac: '', cidr: null },
  ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
});
const networks = () => ({
  lo: [card('127.0.0.1', { internal: true })],
  docker: [card('172.17.0.1')],
  wifi: [card('fe80::1', { family: 'IPv6' }), card('192.168.1.5'), card('169.254.7.7')],
});

it('are none where only this machine is answered', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(ownAddresses(host, networks)).toEqual([]);
});

it('are those of the networks, the usual one of a room first', () => {
  for (const host of ['0.0.0.0', '::'])
    expect(ownAddresses(host, networks)).toEqual(['192.168.1.5', '172.17.0.1']);
});

it('are the one that it was told to answer', () => {
  expect(ownAddresses('10.0.0.7', networks)).toEqual(['10.0.0.7']);
});
