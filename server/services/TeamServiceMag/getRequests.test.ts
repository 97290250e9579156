import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const requests = async (account: string, input = {}) =>
  dataOf(await ask(app(), 'TeamServiceMag.getRequests', input, account)) as {
    list: Record<string, unknown>[];
    total: number;
  };

describe('TeamServiceMag.getRequests', () => {
  it('shows the owner each with its order, what is printed how, for whom and why', async () => {
    const { orderNo } = scenario(app(), 'team-request-waiting', { monthly: '1' });
    const { list } = await requests('enterprise', { state: 'waiting' });
    expect(list).toMatchObject([
      {
        name: '林晓舟',
        stateText: '待审批',
        canDecide: 'Y',
        purpose: '客户答谢',
        plea: '下周的活动要用，本月额度已经用完',
        orders: [
          {
            orderNo,
            works: [
              {
                photoPath: expect.stringMatching(/^\//),
                goods: expect.any(String),
                pages: expect.stringMatching(/^\d+ ?页$/),
                copies: expect.stringMatching(/^\d+ 本$/),
                options: expect.stringContaining(' · '),
              },
            ],
            receiver: { mobile: expect.stringMatching(/\*{4}/), address: expect.stringMatching(/[市区]/) },
          },
        ],
      },
    ]);
  });

  it('shows a member the own ones, a 管理员 all of the team, and others none', async () => {
    scenario(app(), 'team-request-waiting');
    scenario(app(), 'team-member', { account: 'vip', role: 'editor' });
    scenario(app(), 'team-member', { account: 'fresh', role: 'admin' });
    expect((await requests('demo')).list).toMatchObject([{ canDecide: 'N' }]);
    expect((await requests('vip')).total).toBe(0);
    expect((await requests('fresh')).list).toMatchObject([{ canDecide: 'Y' }]);
    expect((await requests('super')).total).toBe(0);
    scenario(app(), 'team-member', { account: 'fresh', role: 'admin', state: 'disabled' });
    expect((await requests('fresh')).total).toBe(0);
  });

  it('lapses with the order', async () => {
    scenario(app(), 'team-request-waiting');
    app().world.clock.advance(3 * DAY_MS);
    expect((await requests('enterprise')).list).toMatchObject([{ state: 'lapsed', canDecide: 'N' }]);
    expect((await requests('enterprise', { state: 'waiting' })).total).toBe(0);
  });

  it('knows no other state', async () => {
    const { json } = await ask(app(), 'TeamServiceMag.getRequests', { state: 'x' });
    expect(json).toMatchObject({ reason: 'bad-choice' });
  });
});
