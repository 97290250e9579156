import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, cards, newKey } from './testing.ts';

const app = appForEachTest();
const create = (idemKey = newKey()) => ask(app(), 'CardServiceMag.createCard', { idemKey }, 'vip');

it('CardServiceMag.createCard begins a draft with the member’s name, once for each key', async () => {
  const key = newKey();
  const made = dataOf(await create(key));
  expect(made).toMatchObject({ state: 'draft', content: { name: '顾清和' } });
  expect(dataOf(await create(key)).ID).toBe(made.ID);
  expect(await cards(app(), 'vip')).toHaveLength(1);
});

it('ends at ten', async () => {
  for (let no = 0; no < 10; no += 1) expect((await create()).json.code).toBe(0);
  expect((await create()).json).toMatchObject({
    reason: 'cards-full',
    message: '最多 10 张名片，请先删除不用的',
  });
});
