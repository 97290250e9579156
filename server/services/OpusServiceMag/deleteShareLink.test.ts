import { beforeEach, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, publishOne } from './testing.ts';

const OPERATION = 'OpusServiceMag.deleteShareLink';
const app = appForEachTest();
beforeEach(() => publishOne(app()));

it(`${OPERATION} ends a link for those who read by it`, async () => {
  const context = { db: app().world.db, now: TEST_NOW };
  const { linkID = '', slug = '' } = runScenario('share-link', context, {});
  const opened = await app().call('ReaderServiceMag.openBook', { bookCode: slug }, {});
  const { readToken } = dataOf(opened) as { readToken: string };
  const read = async () =>
    (await app().call('ReaderServiceMag.getBook', { bookCode: slug, readToken }, {})).json.code;
  expect(await read()).toBe(0);
  expect(dataOf(await asSuper(app(), OPERATION, { opusID: '50001', linkID })).links).toEqual([]);
  expect(await read()).toBe(404);
  await expectRefused(app(), OPERATION, { opusID: '50001', linkID }, 'link-not-found');
});
