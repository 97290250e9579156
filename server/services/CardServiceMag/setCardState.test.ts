import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, DRAFT, SHOWN } from './testing.ts';

const app = appForEachTest();
const become = (cardID: string, state: string) =>
  ask(app(), 'CardServiceMag.setCardState', { cardID, state });
const seen = async (slug: string) => (await app().app.inject(`/card/${slug}`)).statusCode;

it('CardServiceMag.setCardState shows a card at once, and stops it at once', async () => {
  expect(await seen('hushan-studio')).toBe(404);
  expect(dataOf(await become(DRAFT, 'published')).state).toBe('published');
  expect(await seen('hushan-studio')).toBe(200);
  await become(DRAFT, 'stopped');
  expect(await seen('hushan-studio')).toBe(410);
});

it.each([
  [SHOWN, 'draft'],
  [DRAFT, 'stopped'],
  [SHOWN, 'x'],
])('does not make %s %s', async (card, state) => {
  expect((await become(card, state)).json).toMatchObject({ reason: 'bad-choice' });
});
