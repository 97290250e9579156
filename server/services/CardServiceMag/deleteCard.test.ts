import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, cards, SHOWN } from './testing.ts';

const app = appForEachTest();

it('CardServiceMag.deleteCard takes a card away with all that is known of it', async () => {
  expect(dataOf(await ask(app(), 'CardServiceMag.deleteCard', { cardID: SHOWN })).ID).toBe(SHOWN);
  expect(await cards(app())).toHaveLength(1);
  for (const table of ['card_visits', 'card_visit_days', 'card_tokens', 'card_contacts']) {
    const left = app()
      .world.db.sqlite.prepare(`SELECT count(*) FROM ${table} WHERE card_id = ?`)
      .pluck()
      .get(SHOWN);
    expect([table, left]).toEqual([table, 0]);
  }
  expect((await app().app.inject('/card/shen-zhiyuan')).statusCode).toBe(404);
});
