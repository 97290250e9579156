import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { accountOf, appForEachTest, DAY_MS, dataOf, factsOf, sentCode } from '../testing.ts';
import { ask, toldTo } from './testing.ts';

const app = appForEachTest();
const RIGHT = { words: '注销账号', password: DEMO_PASSWORD };
const close = async (input: Record<string, string>, account = 'fresh') =>
  ask(app(), 'AccountServiceMag.askClosing', input, await app().tokenOf(account));
const login = async (account = 'fresh') =>
  (await app().call('LoginServiceMag.loginByPassword', { account, password: DEMO_PASSWORD })).json.code;

describe('AccountServiceMag.askClosing', () => {
  it('ends every session and happens after seven days', async () => {
    const elsewhere = await app().tokenOf('fresh');
    const { dueAt } = dataOf(await close(RIGHT));
    expect(dueAt).toBe(new Date(TEST_NOW + 7 * DAY_MS).toISOString());
    expect(await accountOf(app(), elsewhere)).toBeNull();
    app().world.clock.advance(7 * DAY_MS);
    expect(await login()).toBe(1001);
  });

  it('is taken back by a login until the last moment', async () => {
    await close(RIGHT);
    app().world.clock.advance(7 * DAY_MS - 1);
    expect(await login()).toBe(0);
    app().world.clock.advance(DAY_MS);
    expect(await login()).toBe(0);
    expect(toldTo(app(), 10005)).toEqual(['注销申请已撤回', '已申请注销账号']);
  });

  it.each([
    [{ ...RIGHT, words: '注销' }, 'bad-words'],
    [{ words: '注销账号' }, 'no-proof'],
    [{ ...RIGHT, password: 'nonsense1' }, 'wrong-password'],
  ])('refuses %j', async (input, reason) => {
    expect((await close(input)).json.reason).toBe(reason);
    expect(await login()).toBe(0);
  });

  it('refuses who has money, and says so', async () => {
    const before = factsOf(app());
    const reply = await close(RIGHT, 'super');
    expect(reply.json).toMatchObject({ code: 1125, reason: 'closing-blocked' });
    expect(reply.json.message).toContain('钱包里还有本金 ¥2,000.00');
    expect(factsOf(app())).toBe(before);
  });

  it('is undone where money came in the meantime', async () => {
    await close(RIGHT);
    const wallet = { account: 'fresh', principal: '10.00', bonus: '0.00' };
    runScenario('wallet-holds', { db: app().world.db, now: TEST_NOW }, wallet);
    app().world.clock.advance(8 * DAY_MS);
    expect(await login()).toBe(0);
    expect(toldTo(app(), 10005)[0]).toBe('账号没有注销');
  });

  it('ends the team of who closes, and tells its members without a name', async () => {
    const { db } = app().world;
    runScenario('team-member', { db, now: TEST_NOW }, { owner: 'fresh', account: 'vip' });
    expect((await close(RIGHT)).json.code).toBe(0);
    app().world.clock.advance(7 * DAY_MS);
    await app().call('UserCenterMag.userIsLogin3', {});
    const told = "SELECT title FROM notices WHERE user_id = 10002 AND kind = 'team' ORDER BY id DESC";
    expect(db.sqlite.prepare(told).pluck().get()).toBe('团队已解散');
    const state = db.sqlite.prepare('SELECT state FROM team_members WHERE user_id = 10002').pluck().get();
    expect(state).toBe('removed');
  });

  it('forgets the member and keeps the books', async () => {
    const { db } = app().world;
    const wallet = { account: 'demo', principal: '0.00', bonus: '8.00' };
    runScenario('wallet-holds', { db, now: TEST_NOW }, wallet);
    db.sqlite.prepare("UPDATE orders SET state = 'done', due_at = NULL WHERE user_id = 10001").run();
    db.sqlite.prepare("UPDATE after_sales SET state = 'done' WHERE user_id = 10001").run();
    // One that was purged before stayed for an order alone.
    db.sqlite.prepare("UPDATE publications SET owner_id = NULL, code = '' WHERE id = 52002").run();
    db.sqlite
      .prepare("UPDATE payments SET state = 'closed' WHERE user_id = 10001 AND state = 'waiting'")
      .run();
    expect((await close(RIGHT, 'demo')).json.code).toBe(0);
    app().world.clock.advance(7 * DAY_MS);
    const open = await app().call('UserCenterMag.userIsLogin3', {});
    expect(open.json.status).toBe('0');

    const left = factsOf(app());
    for (const text of ['林晓舟', '19000000001', 'linxiaozhou@desk.example', '上海市徐汇区']) {
      expect(left.includes(text), text).toBe(false);
    }
    for (const table of ['publications', 'member_files', 'notices'] as const) {
      const owner = table === 'notices' ? 'user_id' : 'owner_id';
      const count = db.sqlite.prepare(`SELECT count(*) FROM ${table} WHERE ${owner} = 10001`).pluck().get();
      expect(count, table).toBe(0);
    }
    const ownerless = 'SELECT count(*) FROM publications WHERE owner_id IS NULL';
    const printed = 'SELECT count(*) FROM publication_versions WHERE author_id = 10001';
    expect([ownerless, printed].map((sql) => db.sqlite.prepare(sql).pluck().get())).toEqual([0, 0]);
    expect(checkLedger(db).problems).toEqual([]);
    const newcomer = { mobile: '19000000001', password: 'paper2027', agreed: '1' };
    const code = await sentCode(app(), newcomer.mobile, 'register');
    expect((await app().call('LoginServiceMag.register', { ...newcomer, code })).json.code).toBe(0);
  });
});
