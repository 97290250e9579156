import { beforeEach, describe, expect, it } from 'vitest';
import { PRESENCE } from '#contracts/rules/pages/draft/presence.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { draft, expectRefused, OPUS, put, save, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.getPresence';
const app = appForEachTest();
const [FIRST, SECOND] = [idAt(1), idAt(2)];
const TAB = { tabID: 'first-tab', pageID: FIRST };

let token = '';
beforeEach(async () => {
  token = await app().tokenOf('super');
});

async function tell(tabID: string, pageID = FIRST, { opusID = OPUS, as = token } = {}) {
  const { others, revision } = dataOf(
    await app().call(OPERATION, { opusID, tabID, pageID }, { token: as }),
  ) as {
    others: { name: string; isSelf: string; pageID: string }[];
    revision: number;
  };
  return { others, revision };
}

describe(OPERATION, () => {
  it('says where the same member is on another device, and stores nothing', async () => {
    const before = factsOf(app());
    expect(await tell('first-tab', FIRST)).toEqual({ others: [], revision: 1 });
    const { others } = await tell('other-tab', SECOND);
    expect(others).toEqual([{ name: expect.stringMatching(/./), isSelf: 'Y', pageID: FIRST }]);
    expect((await tell('first-tab')).others).toMatchObject([{ pageID: SECOND }]);
    expect(factsOf(app())).toBe(before);
  });

  it('knows the newest revision', async () => {
    await save(app(), { leaves: [{ id: SECOND, content: wordsPage('新') }] });
    expect((await tell('first-tab')).revision).toBe((await draft(app())).revision);
  });

  it('names another member who had the work open when it changed hands', async () => {
    await tell('first-tab');
    const { sqlite } = app().world.db;
    const nick = sqlite.prepare("SELECT nick FROM users WHERE account = 'super'").pluck().get();
    const vip = sqlite.prepare("SELECT id FROM users WHERE account = 'vip'").pluck().get();
    put(app(), Number(OPUS), `owner_id = ${Number(vip)}`);
    const { others } = await tell('of-the-new-one', SECOND, { as: await app().tokenOf('vip') });
    expect(others).toEqual([{ name: nick, isSelf: 'N', pageID: FIRST }]);
    await expectRefused(app(), OPERATION, { opusID: OPUS, ...TAB }, 'publication-not-found');
  });

  it('forgets a tab that leaves, one that is silent, and all at a reset', async () => {
    await tell('first-tab');
    await tell('first-tab', '');
    expect((await tell('other-tab')).others).toEqual([]);
    app().world.clock.advance(PRESENCE.lapsesMs);
    expect((await tell('first-tab')).others).toHaveLength(1);
    app().world.clock.advance(1);
    expect((await tell('first-tab')).others).toEqual([]);
    app().world.reset();
    token = await app().tokenOf('super');
    expect((await tell('other-tab')).others).toEqual([]);
  });

  it('keeps works apart, and remembers so many tabs of one', async () => {
    for (let count = 0; count < PRESENCE.mostTabs + 5; count += 1) await tell(`tab-number-${count}`);
    expect((await tell('tab-number-0')).others).toHaveLength(PRESENCE.mostTabs);
    expect((await tell('first-tab', FIRST, { opusID: '50001' })).others).toEqual([]);
  });

  it.each([
    ['trashed_at = 1', 'publication-state'],
    ['page_num = 501', 'draft-too-long'],
  ])('refuses a work with %s', async (change, reason) => {
    put(app(), Number(OPUS), change);
    await expectRefused(app(), OPERATION, { opusID: OPUS, ...TAB }, reason);
  });

  it.each(['x', '51001'])('knows no work %s', (opusID) =>
    expectRefused(app(), OPERATION, { opusID, ...TAB }, 'publication-not-found'),
  );

  it.each([
    [{ tabID: 'short' }, 'bad-tab-id'],
    [{ tabID: 'a'.repeat(65) }, 'bad-tab-id'],
    [{ pageID: '11111111' }, 'bad-page-id'],
  ])('refuses %o', (wrong, reason) =>
    expectRefused(app(), OPERATION, { opusID: OPUS, ...TAB, ...wrong }, reason),
  );
});
