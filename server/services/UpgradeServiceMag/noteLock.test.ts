import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { ask, plansOf } from './testing.ts';

const app = appForEachTest();
const note = (area: string, account = 'fresh') => ask(app(), 'UpgradeServiceMag.noteLock', { area }, account);
const hits = (userId: number) =>
  app().world.db.sqlite.prepare('SELECT area, times FROM locked_hits WHERE user_id = ?').raw().all(userId);

describe('UpgradeServiceMag.noteLock', () => {
  it('counts what was found locked, up to a bound for each day', async () => {
    for (let times = 0; times < 25; times += 1) await note('e-books');
    expect(hits(10005)).toEqual([['e-books', 20]]);
    expect((await plansOf(app(), 'fresh')).advice.level).toBe('超级会员');
  });

  it('counts nothing that is open', async () => {
    expect((await note('statistics', 'vip')).json).toMatchObject({ code: 0 });
    expect(hits(10002)).toEqual([]);
  });

  it('forgets what is older than the advice looks', async () => {
    await note('e-books');
    app().world.clock.advance(90 * 86_400_000);
    await note('statistics');
    expect(hits(10005)).toEqual([['statistics', 1]]);
  });

  it('knows no other areas', async () => {
    expect((await note('gold')).json).toMatchObject({ code: 1061, reason: 'bad-choice' });
  });
});
