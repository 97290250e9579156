import { expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

const OPERATION = 'OpusServiceMag.getSharing';
const app = appForEachTest();

it(`${OPERATION} tells of each link in which state it is`, async () => {
  const context = { db: app().world.db, now: TEST_NOW };
  for (const state of ['open', 'password', 'off', 'expired', 'used-up']) {
    runScenario('share-link', context, { state, slug: `state-${state}` });
  }
  const { mode, linksMost, links } = dataOf(await asSuper(app(), OPERATION, { opusID: '50001' }));
  expect([mode, linksMost]).toEqual(['link', 200]);
  expect(
    (links as Record<string, string>[]).map(({ slug, state, hasPassword }) => [slug, state, hasPassword]),
  ).toEqual([
    ['state-open', 'open', 'N'],
    ['state-password', 'open', 'Y'],
    ['state-off', 'off', 'N'],
    ['state-expired', 'expired', 'N'],
    ['state-used-up', 'used-up', 'N'],
  ]);
});
