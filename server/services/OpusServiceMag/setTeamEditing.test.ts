import { expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { asSuper, draft, expectRefused, OPUS } from './testing.ts';

const OPERATION = 'OpusServiceMag.setTeamEditing';
const app = appForEachTest();

it(`${OPERATION} turns it on and off, and leaves the revision as it is`, async () => {
  const { db, clock } = app().world;
  runScenario('team-member', { db, now: clock.now() }, { owner: 'super', account: 'demo' });
  const { revision } = await draft(app());
  const on = dataOf(await asSuper(app(), OPERATION, { opusID: OPUS, on: 'Y' }));
  expect(on).toMatchObject({ on: 'Y', isOwn: 'Y', canShare: 'Y' });
  expect(await draft(app())).toMatchObject({ revision, teamEditing: on });
  const before = factsOf(app());
  await asSuper(app(), OPERATION, { opusID: OPUS, on: 'Y' });
  expect(factsOf(app())).toBe(before);
  expect(dataOf(await asSuper(app(), OPERATION, { opusID: OPUS, on: 'N' }))).toMatchObject({ on: 'N' });
});

it.each([
  [{ opusID: OPUS, on: 'Y' }, 'team-refused'],
  [{ opusID: OPUS, on: 'yes' }, 'bad-choice'],
  [{ opusID: '999999', on: 'N' }, 'publication-not-found'],
])(`${OPERATION} refuses %j of a member without a team`, (input, reason) =>
  expectRefused(app(), OPERATION, input, reason),
);
