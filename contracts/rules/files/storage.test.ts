import { expect, it } from 'vitest';
import { ENTERPRISE, SUPER, VIP } from '../account/membership.ts';
import { sizeInWords, storageQuota } from './storage.ts';

it.each([
  ['', '1 GB'],
  [VIP, '10 GB'],
  [SUPER, '50 GB'],
  [ENTERPRISE, '100 GB'],
])('a member of level "%s" keeps %s', (level, words) => {
  expect(sizeInWords(storageQuota(level))).toBe(words);
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [10_240, '10 KB'],
  [242_221_056, '231 MB'],
  [2 ** 60, '1048576 TB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
