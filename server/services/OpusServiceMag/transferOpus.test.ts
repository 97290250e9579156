import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const OPERATION = 'OpusServiceMag.transferOpus';
const app = appForEachTest();
const mobileOf = (account: string) =>
  String(app().world.db.sqlite.prepare('SELECT mobile FROM users WHERE account = ?').pluck().get(account));
const work = (account: string) => ({ opusID: '50001', mobile: mobileOf(account) });

async function noticesOf(account: string) {
  const token = await app().tokenOf(account);
  const { list } = dataOf(await app().call('NoticeServiceMag.getNotices', {}, { token }));
  return list as readonly { readonly title: string; readonly path: string }[];
}

describe(OPERATION, () => {
  it('tells the other member, and changes nothing until there is an answer', async () => {
    const offered = dataOf(await asSuper(app(), OPERATION, work('vip')));
    expect(offered).toMatchObject({ transfer: { mobile: mobileOf('vip') }, revision: 1 });
    const { ID } = offered.transfer as { ID: string };
    expect((await noticesOf('vip'))[0]).toMatchObject({
      title: '有人把作品转让给您',
      path: `/manager/opus_list/all?transfer=${ID}`,
    });
    await expectRefused(app(), OPERATION, work('demo'), 'transfer-waiting');
  });

  it('answers alike where there is no such member', async () => {
    const offered = dataOf(await asSuper(app(), OPERATION, { opusID: '50001', mobile: '19000000099' }));
    expect(offered.transfer).toMatchObject({ mobile: '19000000099' });
  });

  it('begins anew once no answer came', async () => {
    runScenario('transfer-in-state', { db: app().world.db, now: TEST_NOW }, { state: 'expired' });
    expect(dataOf(await asSuper(app(), OPERATION, work('demo'))).transfer).toBeDefined();
  });

  it('begins ten times a day', async () => {
    for (let times = 0; times < 10; times += 1) {
      await asSuper(app(), OPERATION, work('vip'));
      await asSuper(app(), 'OpusServiceMag.cancelTransfer', { opusID: '50001' });
    }
    await expectRefused(app(), OPERATION, work('vip'), 'transfers-full');
  });

  it('is not for members of a team', async () => {
    runScenario(
      'team-member',
      { db: app().world.db, now: TEST_NOW },
      { owner: 'enterprise', account: 'super' },
    );
    await expectRefused(app(), OPERATION, work('vip'), 'transfer-of-team');
  });

  it.each([
    [{ mobile: '1380000' }, 'bad-mobile'],
    [{ opusID: '51001' }, 'publication-not-found'],
  ])('refuses %j', (input, reason) => expectRefused(app(), OPERATION, { ...work('vip'), ...input }, reason));

  it('is not for the own mobile', () => expectRefused(app(), OPERATION, work('super'), 'bad-mobile'));
});
