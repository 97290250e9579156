import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { cardOf, SHOWN, save } from './testing.ts';

const app = appForEachTest();

describe('CardServiceMag.saveCard', () => {
  it('keeps what was written', async () => {
    const saved = await save(app(), { slug: 'Zhiyuan', theme: 'dusk', fields: { name: '沈先生' } });
    expect(dataOf(saved)).toMatchObject({ slug: 'zhiyuan', theme: 'dusk', content: { name: '沈先生' } });
    expect(await cardOf(app(), SHOWN)).toMatchObject({ slug: 'zhiyuan', content: { name: '沈先生' } });
  });

  it.each([
    ['card-changed', { revision: '0' }],
    ['slug-taken', { slug: 'lin-xiaozhou' }],
    ['bad-slug', { slug: 'admin' }],
    ['bad-choice', { theme: 'pink' }],
    ['bad-content', { content: '{}' }],
  ])('refuses with %s and changes nothing: %j', async (reason, change) => {
    const before = await cardOf(app(), SHOWN);
    expect((await save(app(), change)).json).toMatchObject({ reason });
    expect(await cardOf(app(), SHOWN)).toEqual(before);
  });

  it('shows no work of another member', async () => {
    const works = { ids: ['51001'], privacy: 'open' } as const;
    expect((await save(app(), { fields: { works } })).json).toMatchObject({ reason: 'bad-works' });
  });
});
