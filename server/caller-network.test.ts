import { expect, it } from 'vitest';
import { callerNetwork } from './caller-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
])('the caller %j counts as %j', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});

it('keeps no long text that somebody sent for an address', () => {
  expect(callerNetwork('x'.repeat(5000))).toHaveLength(64);
});
