import { describe, expect, it } from 'vitest';
import { hashOf, picture, send } from '#server/uploads/testing.ts';
import { accountOf, appForEachTest, dataOf } from '../testing.ts';
import { ask, noticesOf, orderOf, pay, scenario } from './testing.ts';

const app = appForEachTest();
const move = (colleagueID: string, to: string, handOver = 'N') =>
  ask(app(), 'TeamServiceMag.moveMember', { colleagueID, move: to, handOver });
const requestState = (requestID: string) =>
  app().world.db.sqlite.prepare('SELECT state FROM team_requests WHERE id = ?').pluck().get(requestID);
const worksOfOwner = () =>
  Number(
    app().world.db.sqlite.prepare('SELECT count(*) FROM publications WHERE owner_id = 10004').pluck().get(),
  );

describe('TeamServiceMag.moveMember', () => {
  it('lets in, disables and lets in again', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member', { state: 'pending' });
    expect(dataOf(await move(colleagueID, 'approve'))).toMatchObject({ state: 'normal' });
    expect(dataOf(await move(colleagueID, 'disable'))).toMatchObject({ state: 'disabled' });
    expect((await pay(app(), orderOf(app()).orderNo)).json.message).toContain('已停用');
    expect(dataOf(await move(colleagueID, 'enable'))).toMatchObject({ state: 'normal' });
    expect(noticesOf(app(), 'demo')).toHaveLength(3);
  });

  it.each(['disable', 'remove'])('%s ends what waits for approval', async (to) => {
    const { colleagueID = '', requestID = '' } = scenario(app(), 'team-request-waiting');
    dataOf(await move(colleagueID, to));
    expect(requestState(requestID)).toBe('lapsed');
    const decided = { requestID, decision: 'approve', reason: '' };
    expect((await ask(app(), 'TeamServiceMag.decideRequest', decided)).json.reason).toBe('team-changed');
  });

  it('removes with every way in: team, sessions and payment', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member');
    const token = await app().tokenOf('demo');
    dataOf(await move(colleagueID, 'remove'));
    expect(await accountOf(app(), token)).toBeNull();
    scenario(app(), 'logged-in', { account: 'demo', token: 'demo-again-token' });
    const again = { token: 'demo-again-token' };
    expect(dataOf(await app().call('TeamServiceMag.getTeam', {}, again))).toMatchObject({ role: 'none' });
  });

  it('hands over what was made since joining, and nothing that is older', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member', { days: '1' });
    const token = await app().tokenOf('demo');
    const made = { type: 'album', name: '团队画册', pageNum: '8', widthMm: '210', heightMm: '210' };
    dataOf(await app().call('OpusServiceMag.createOpus', made, { token }));
    const before = worksOfOwner();
    dataOf(await move(colleagueID, 'remove', 'Y'));
    expect(worksOfOwner()).toBe(before + 1);
    const mine = await ask(app(), 'TeamServiceMag.getTeamLog', {});
    expect(JSON.stringify(mine.json)).toContain('移交 1 个作品');
    const sql = "SELECT owner_id FROM publications WHERE name = '团队画册'";
    expect(app().world.db.sqlite.prepare(sql).pluck().all()).toEqual([10004]);
  });

  it('hands over the cards of the team: what was printed leads on, and only the owner changes it', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member', { days: '1' });
    const token = await app().tokenOf('demo');
    const made = dataOf(
      await app().call('CardServiceMag.createCard', { idemKey: 'card-of-team' }, { token }),
    );
    const photo = await picture();
    dataOf(await send(app(), `/media/cards/${made.ID}/photo`, photo, { token }));
    dataOf(
      await app().call(
        'CardServiceMag.setCardState',
        { cardID: String(made.ID), state: 'published' },
        { token },
      ),
    );
    dataOf(await move(colleagueID, 'remove', 'Y'));
    const cardsOf = async (account: string) =>
      (
        dataOf(await app().call('CardServiceMag.getCards', {}, { token: await app().tokenOf(account) }))
          .list as {
          ID: string;
        }[]
      ).map(({ ID }) => ID);
    expect([await cardsOf('demo'), await cardsOf('enterprise')]).toEqual([['6101'], [made.ID]]);
    const page = await app().app.inject({ url: `/card/${made.slug}` });
    expect([
      page.statusCode,
      (await app().app.inject({ url: `/card/${made.slug}/photo` })).statusCode,
    ]).toEqual([200, 200]);
    const again = { authorization: await app().tokenOf('demo') };
    const file = await app().app.inject({ url: `/media/files/${hashOf(photo)}`, headers: again });
    expect(file.statusCode).toBe(404);
    expect(JSON.stringify((await ask(app(), 'TeamServiceMag.getTeamLog', {})).json)).toContain(
      '移交 1 张名片',
    );
  });

  it('refuses what somebody did already, and what cannot be', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member');
    expect((await move(colleagueID, 'approve')).json).toMatchObject({ code: 1150, reason: 'team-changed' });
    expect((await move(colleagueID, 'x')).json).toMatchObject({ reason: 'bad-choice' });
    expect((await move(colleagueID, 'disable', '')).json).toMatchObject({ reason: 'bad-choice' });
  });
});
