import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, ONE, put } from './testing.ts';

const OPERATION = 'OpusServiceMag.renameOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('gives another name, and says that others do not see it yet', async () => {
    put(app(), 50001, "status = 'published', published_seq = 1");
    const reply = await asSuper(app(), OPERATION, { ...ONE, name: ' 西湖 的四季 ' });
    expect(dataOf(reply)).toMatchObject({ name: '西湖 的四季', status: 'changed', revision: 2 });
  });

  it('leaves a draft a draft', async () => {
    put(app(), 50001, "status = 'draft'");
    expect(dataOf(await asSuper(app(), OPERATION, { ...ONE, name: '新' })).status).toBe('draft');
  });

  it.each<[Record<string, string>, string]>([
    [{ name: ' ' }, 'bad-name'],
    [{ revision: '2' }, 'publication-changed'],
    [{ revision: 'x' }, 'bad-revision'],
    [{ opusID: 'x' }, 'publication-not-found'],
  ])('refuses %j', (change, reason) =>
    expectRefused(app(), OPERATION, { ...ONE, name: '新', ...change }, reason),
  );
});
