import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, bookIn, OWNER } from './testing.ts';

const OPERATION = 'ReaderServiceMag.getPages';
const app = appForEachTest();

const pages = (from: string, count: string) => {
  bookIn(app(), 'draft', 'page_num = 24');
  return ask(app(), OPERATION, OWNER, { from, count });
};

describe(OPERATION, () => {
  it('answers as many as were asked for, and fewer where the book ends', async () => {
    expect(dataOf(await pages('3', '20')).pages).toHaveLength(20);
    expect(dataOf(await pages('23', '20')).pages).toHaveLength(2);
  });

  it('begins with the cover and ends with the back', async () => {
    const roles = (dataOf(await pages('1', '1')).pages as { role: string }[]).map(({ role }) => role);
    const last = (dataOf(await pages('24', '1')).pages as { role: string }[]).map(({ role }) => role);
    expect([...roles, ...last]).toEqual(['cover', 'back']);
  });

  it.each([
    ['0', '1'],
    ['25', '1'],
    ['1', '0'],
    ['1', '21'],
    ['1.5', '1'],
    ['-1', '1'],
    ['x', '1'],
  ])('refuses from %s count %s', async (from, count) => {
    expect((await pages(from, count)).json).toMatchObject({ code: 400, reason: 'bad-page' });
  });
});
