import { describe, expect, it } from 'vitest';
import { PLANS } from '#contracts/rules/account/membership.ts';
import { appForEachTest } from '../testing.ts';
import { membershipOf, offerIn, plansOf, scenario } from './testing.ts';

const app = appForEachTest();

describe('UpgradeServiceMag.getPlans', () => {
  it('shows every plan of the one table with what it brings', async () => {
    const { plans } = await plansOf(app());
    expect(plans.map(({ level, works, areas }) => ({ level, works, areas }))).toEqual(
      PLANS.map(({ level, works, areas }) => ({ level, works, areas })),
    );
    expect(plans.map(({ offers }) => offers.map(({ way, term }) => `${way} ${term}`))).toEqual([
      [],
      ...Array.from({ length: 3 }, () => ['buy month', 'buy year']),
    ]);
  });

  it('tells where the membership stands, what is used, and whom to invite by', async () => {
    const plans = await plansOf(app(), 'vip');
    expect(plans).toMatchObject({
      level: 'VIP',
      phase: 'active',
      until: '2027-02-25',
      untilText: '2027-02-25 到期',
      daysLeft: 96,
      notice: '',
      inviteCode: 'YQ10002',
    });
    expect(plans.uses.map(({ name, text }) => `${name} ${text}`)).toContainEqual(
      expect.stringMatching(/^已发布作品 \d+ \/ 100 部$/),
    );
  });

  it.each([
    ['membership-expires-soon', 'active', '会员还有 3 天到期'],
    ['membership-in-grace', 'grace', '宽限至'],
    ['membership-read-only', 'read-only', '续费后恢复新建和发布'],
  ] as const)('tells of %s', async (name, phase, words) => {
    scenario(app(), name, { account: 'vip' });
    const plans = await plansOf(app(), 'vip');
    expect(plans).toMatchObject({ phase, notice: expect.stringContaining(words) });
    const way = phase === 'active' ? 'renew' : 'buy';
    expect(offerIn(plans, 'VIP', way).obstacle).toBe('');
    // The level stays written down, as the specification's field, whatever the days say.
    expect((await membershipOf(app(), 'vip'))[0]).toBe('VIP');
  });

  it('advises by what was found locked', async () => {
    expect((await plansOf(app())).advice).toMatchObject({
      level: 'VIP',
      text: expect.stringContaining('近 90 天您想用而没有开通的：名片访问统计 4 次、成员管理 2 次；'),
    });
    app().world.clock.advance(91 * 86_400_000);
    expect((await plansOf(app())).advice).toMatchObject({
      level: '',
      text: expect.stringContaining('已够用'),
    });
  });

  it('advises who let it end what was in use before', async () => {
    scenario(app(), 'membership-read-only', { account: 'super' });
    expect((await plansOf(app(), 'super')).advice.level).toBe('超级会员');
  });

  it('tells of published works, which every member can make', async () => {
    const told = async (account: string) => (await plansOf(app(), account)).uses.map(({ key }) => key);
    expect(await told('demo')).toContain('works');
    expect(await told('super')).toContain('works');
    expect(await told('fresh')).toEqual(['works', 'storage', 'addresses']);
  });
});
