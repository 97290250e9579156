import { expect, it } from 'vitest';
import { addVisit } from '#db/queries/cards/card-visits.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, OTHERS, SHOWN } from './testing.ts';

const app = appForEachTest();
const visits = async (input = {}) =>
  dataOf(await ask(app(), 'CardServiceMag.getCardVisits', { cardID: SHOWN, ...input }));

it('CardServiceMag.getCardVisits adds up thirty days and lists who came', async () => {
  const found = await visits({ pageSize: '2' });
  expect(found).toMatchObject({
    opens: 9,
    scans: 5,
    saves: 2,
    exchanges: 1,
    total: 12,
    page: 1,
    pageSize: 2,
  });
  expect(found.days).toHaveLength(30);
  expect((found.days as { opens: number }[]).reduce((sum, { opens }) => sum + opens, 0)).toBe(9);
  expect(found.list).toHaveLength(2);
});

it('tells of the latest 500 one by one and counts all', async () => {
  const { db, clock } = app().world;
  const visit = { cardId: 6001, visitorId: null, source: 'link', batch: 0, action: 'open' } as const;
  for (let no = 0; no < 510; no += 1) addVisit(db, { ...visit, at: clock.now() });
  expect(await visits()).toMatchObject({ opens: 519, total: 500 });
});

it('is for members of a level that has statistics', async () => {
  const refused = await ask(app(), 'CardServiceMag.getCardVisits', { cardID: OTHERS }, 'demo');
  expect(refused.json).toMatchObject({ code: 403, needVip: ['VIP', '超级会员', '企业高级版'] });
});
