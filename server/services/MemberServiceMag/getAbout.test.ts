import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANGES, PRODUCT } from '#server/product.ts';
import { CONTRACT_HASH } from '#server/servlet/contract-hash.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

describe('MemberServiceMag.getAbout', () => {
  it('names the product, its version and the contract it was built from', async () => {
    const data = dataOf(
      await app().call('MemberServiceMag.getAbout', {}, { token: await app().tokenOf('fresh') }),
    );
    expect(data).toMatchObject({
      productName: PRODUCT.name,
      version: PRODUCT.version,
      phone: PRODUCT.phone,
      email: PRODUCT.email,
      contract: CONTRACT_HASH,
    });
    expect(CONTRACT_HASH).toMatch(/^[0-9a-f]{12}$/);
  });

  it('lists the present version first among the changes', async () => {
    const data = dataOf(
      await app().call('MemberServiceMag.getAbout', {}, { token: await app().tokenOf('super') }),
    );
    const [latest] = data.changes as { version: string; date: string; items: string[] }[];
    expect(latest?.version).toBe(PRODUCT.version);
    expect(latest?.items).not.toEqual([]);
  });

  it('tells of every version that the changelog has', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const released = [...changelog.matchAll(/^## (\S+) - (\S+)$/gm)].map(([, version, date]) => ({
      version,
      date,
    }));
    expect(CHANGES.map(({ version, date }) => ({ version, date }))).toEqual(released);
  });
});
