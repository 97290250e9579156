import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, orderOf, pay, scenario } from './testing.ts';

const app = appForEachTest();
const orders = async (input = {}, account = 'enterprise') =>
  dataOf(await ask(app(), 'TeamServiceMag.getTeamOrders', input, account)) as {
    list: { name: string; orderNo: string; isTeamPaid: string }[];
    total: number;
  };

describe('TeamServiceMag.getTeamOrders', () => {
  it('lists what members ordered since they joined', async () => {
    const { colleagueID = '' } = scenario(app(), 'team-member', { days: '0', monthly: '900' });
    expect((await orders({ colleagueID })).total).toBe(0);
    app().world.clock.advance(1000);
    const { orderNo } = orderOf(app());
    app()
      .world.db.sqlite.prepare('UPDATE orders SET created_at = ? WHERE no = ?')
      .run(app().world.clock.now(), orderNo);
    await pay(app(), orderNo);
    expect((await orders({ colleagueID })).list).toMatchObject([
      { name: '林晓舟', orderNo, isTeamPaid: 'Y' },
    ]);
  });

  it('is the owner’s, as long as the member is there', async () => {
    scenario(app(), 'team-member', { days: '300' });
    expect((await orders()).total).toBeGreaterThan(0);
    expect((await orders({}, 'super')).total).toBe(0);
    scenario(app(), 'team-member', { days: '300', state: 'removed' });
    app().world.db.sqlite.exec("DELETE FROM team_members WHERE state <> 'removed'");
    expect((await orders()).total).toBe(0);
  });
});
