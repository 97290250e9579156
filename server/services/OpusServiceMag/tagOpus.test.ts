import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { asSuper, expectRefused, stored, TWO } from './testing.ts';

const OPERATION = 'OpusServiceMag.tagOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('gives works these tags instead of those before', async () => {
    await asSuper(app(), OPERATION, { ...TWO, tags: '客户 加印' });
    expect(stored(app(), 50001)?.tags).toBe('["客户","加印"]');
  });

  it.each<[Record<string, string>, string]>([
    [{ tags: '长'.repeat(13) }, 'bad-tags'],
    [{ revisions: '1,2' }, 'publication-changed'],
  ])('refuses %j', (change, reason) =>
    expectRefused(app(), OPERATION, { ...TWO, tags: '客户', ...change }, reason),
  );
});
