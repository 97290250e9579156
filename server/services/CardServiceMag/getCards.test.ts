import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, cardOf, cards, SHOWN } from './testing.ts';

const app = appForEachTest();

it('CardServiceMag.getCards answers all of the caller’s cards whole, and nobody else’s', async () => {
  expect((await cards(app())).map(({ slug, state }) => [slug, state])).toEqual([
    ['shen-zhiyuan', 'published'],
    ['hushan-studio', 'draft'],
  ]);
  expect(dataOf(await ask(app(), 'CardServiceMag.getCards', {}, 'vip'))).toEqual({ list: [], most: 10 });
});

it('leaves works out that are gone, so that the next save does not name them', async () => {
  const before = await cardOf(app(), SHOWN);
  const [first] = before.content.works.ids;
  app().world.db.sqlite.prepare('UPDATE publications SET trashed_at = 1 WHERE id = ?').run(first);
  expect((await cardOf(app(), SHOWN)).content.works.ids).toEqual(before.content.works.ids.slice(1));
});
