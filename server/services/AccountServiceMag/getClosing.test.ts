import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
const closing = async (account: string) =>
  dataOf(await ask(app(), 'AccountServiceMag.getClosing', {}, await app().tokenOf(account)));

describe('AccountServiceMag.getClosing', () => {
  it('says what keeps the account from being closed, and what is lost', async () => {
    const { blockers, losses } = await closing('super');
    expect(blockers).toMatchObject([
      { kind: 'orders', path: '/manager/order' },
      { kind: 'after-sales' },
      { kind: 'wallet', text: '钱包里还有本金 ¥2,000.00，请先用完或申请退回', path: '/manager/recharge' },
    ]);
    expect(losses).toMatchObject([
      { kind: 'membership', text: '超级会员到 2027-05-20 才到期，注销后不退不转' },
      { kind: 'bonus', text: '赠送金额 ¥320.50 将作废' },
    ]);
  });

  it('tells an owner that the team ends with the account', async () => {
    runScenario('team-of-three', { db: app().world.db, now: TEST_NOW }, {});
    expect((await closing('super')).losses).toContainEqual({
      ...{ kind: 'team', path: '' },
      text: expect.stringMatching(/^您的团队将解散，[1-9] 位成员/),
    });
  });

  it('keeps nobody who has nothing going on', async () => {
    expect(await closing('fresh')).toEqual({ blockers: [], losses: [], words: '注销账号', days: 7 });
  });
});
