import { describe, expect, it } from 'vitest';
import { runScenario, type ScenarioName, type ScenarioParams } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { asSuper, put, stored } from './testing.ts';

const OPERATION = 'OpusServiceMag.answerTransfer';
const app = appForEachTest();
const run = (name: ScenarioName, params: ScenarioParams = {}) =>
  runScenario(name, { db: app().world.db, now: TEST_NOW }, params);
const offer = (params: ScenarioParams = {}) => run('transfer-in-state', params).transferID ?? '';

async function answer(transferID: string, wish = 'accept', account = 'vip') {
  return app().call(OPERATION, { transferID, answer: wish }, { token: await app().tokenOf(account) });
}

const ownerOf = () =>
  app().world.db.sqlite.prepare('SELECT owner_id FROM publications WHERE id = 50001').pluck().get();
const linesOf = () =>
  app()
    .world.db.sqlite.prepare(
      'SELECT count(*) FROM cart_lines WHERE publication_id = 50001 AND user_id = 10003',
    )
    .pluck()
    .get();

describe(OPERATION, () => {
  it('makes the work the other member’s, with its link and without the cart of before', async () => {
    run('publication-in-state', { state: 'published', code: 'qing8shu2k' });
    const accepted = dataOf(await answer(offer()));
    expect(accepted).toMatchObject({ state: 'accepted', opusID: '50001' });
    expect(ownerOf()).toBe(10002);
    expect(linesOf()).toBe(0);
    expect((await asSuper(app(), 'OpusServiceMag.getSetting', { opusID: '50001' })).json.reason).toBe(
      'publication-not-found',
    );
    const told = dataOf(await asSuper(app(), 'NoticeServiceMag.getNotices'));
    expect((told.list as object[])[0]).toMatchObject({ title: '作品已转让' });
  });

  it('takes down what the new owner may not publish', async () => {
    run('publication-in-state', { state: 'published', code: 'qing8shu2k' });
    const transferID = offer({ to: 'demo' });
    const token = await app().tokenOf('demo');
    const told = dataOf(await app().call('OpusServiceMag.getTransfer', { transferID }, { token }));
    expect(told.mayPublish).toBe('N');
    expect(dataOf(await answer(transferID, 'accept', 'demo')).opusID).toBe('50001');
    expect(stored(app(), 50001)?.status).toBe('withdrawn');
  });

  it('leaves everything as it is where it is not wanted', async () => {
    expect(dataOf(await answer(offer(), 'decline'))).toMatchObject({ state: 'declined', opusID: '' });
    expect(ownerOf()).toBe(10003);
    const told = dataOf(await asSuper(app(), 'NoticeServiceMag.getNotices'));
    expect((told.list as object[])[0]).toMatchObject({ title: '转让被谢绝' });
  });

  it('is given to one of two answers', async () => {
    const transferID = offer();
    const replies = await Promise.all([answer(transferID), answer(transferID, 'decline')]);
    expect(replies.map(({ json }) => json.reason ?? 'done').sort()).toEqual(['done', 'transfer-over']);
  });

  it.each([
    ['an offer without an answer in time', () => offer({ state: 'expired' }), 'transfer-over'],
    ['an offer that was taken back', () => offer({ state: 'cancelled' }), 'transfer-over'],
    [
      'a work in the trash',
      () => {
        const id = offer();
        put(app(), 50001, 'trashed_at = 1');
        return id;
      },
      'transfer-over',
    ],
    [
      'a member of a team',
      () => {
        const id = offer();
        run('team-member', { owner: 'enterprise', account: 'vip' });
        return id;
      },
      'transfer-of-team',
    ],
    ['an unknown offer', () => '999', 'transfer-not-found'],
  ])('refuses %s', async (_name, make, reason) => {
    const transferID = make();
    const before = factsOf(app());
    expect((await answer(transferID)).json.reason).toBe(reason);
    expect(factsOf(app())).toBe(before);
  });

  it('refuses what is neither yes nor no', async () => {
    expect((await answer(offer(), 'later')).json.reason).toBe('bad-answer');
  });
});
