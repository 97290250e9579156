import { describe, expect, it } from 'vitest';
import { runScenario, type ScenarioName } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function counters(account: string) {
  return dataOf(
    await app().call('MemberServiceMag.getCounters', {}, { token: await app().tokenOf(account) }),
  );
}

function make(name: ScenarioName, params: Record<string, string> = {}): void {
  runScenario(name, { db: app().world.db, now: TEST_NOW }, params);
}

describe('MemberServiceMag.getCounters', () => {
  it.each([
    ['super', { cart: 26, unpaid: 1, toFix: 3, paying: 0 }],
    ['vip', { cart: 5, unpaid: 0, toFix: 0, paying: 0 }],
    ['demo', { cart: 3, unpaid: 1, toFix: 0, paying: 0 }],
    ['enterprise', { cart: 2, unpaid: 0, toFix: 1, paying: 0 }],
    ['fresh', { cart: 0, unpaid: 0, toFix: 0, paying: 0 }],
  ])('counts what waits for %s', async (account, expected) => {
    expect(await counters(account)).toMatchObject(expected);
  });

  it.each([
    ['super', '2320.50'],
    ['fresh', '0.00'],
  ])('tells the balance of %s', async (account, balance) => {
    expect(await counters(account)).toMatchObject({ balance });
  });

  it('counts the notices that were not read', async () => {
    make('notices-told', { read: '2', unread: '3' });
    expect(await counters('super')).toMatchObject({ notices: 3 });
    expect(await counters('fresh')).toMatchObject({ notices: 0 });
  });

  it('says what the member was at last, and nothing to a newcomer', async () => {
    expect(await counters('super')).toMatchObject({ resume: { kind: 'order' } });
    expect(await counters('fresh')).not.toHaveProperty('resume');
  });

  it('says in whose team the member is, as soon as he is let in', async () => {
    make('team-member', { state: 'pending' });
    expect(await counters('demo')).not.toHaveProperty('team');
    make('team-member');
    expect(await counters('demo')).toMatchObject({
      team: { ownerName: '陆嘉宁', roleName: '编辑', left: '500.00' },
    });
    make('team-member', { state: 'removed' });
    expect(await counters('demo')).not.toHaveProperty('team');
  });

  it('names no amount of a team that pays nothing without being asked', async () => {
    make('team-member', { role: 'contributor' });
    const { team } = (await counters('demo')) as { team?: object };
    expect(team).toEqual({ ownerName: '陆嘉宁', roleName: '投稿' });
  });

  it('follows the cart', async () => {
    make('cart-empty');
    expect(await counters('super')).toMatchObject({ cart: 0 });
  });

  it.each([
    ['unpaid', { unpaid: 1, toFix: 0 }],
    ['paid', { unpaid: 0, toFix: 0 }],
    ['checking_failed', { unpaid: 0, toFix: 1 }],
    ['proofing', { unpaid: 0, toFix: 1 }],
    ['delayed', { unpaid: 0, toFix: 1 }],
    ['done', { unpaid: 0, toFix: 0 }],
  ])('counts an order that is %s', async (state, expected) => {
    make('order-in-state', { account: 'vip', state });
    expect(await counters('vip')).toMatchObject(expected);
  });

  it('counts neither a delay that was seen nor an order that was deleted', async () => {
    app().world.db.sqlite.exec(`
      UPDATE orders SET delay_seen_at = 1 WHERE state = 'delayed';
      UPDATE orders SET deleted_at = 1 WHERE state IN ('proofing', 'unpaid')`);
    expect(await counters('super')).toMatchObject({ unpaid: 0, toFix: 1 });
  });

  it.each([
    ['waiting', 0],
    ['scanned', 1],
    ['failed', 0],
    ['succeeded', 0],
  ])('counts a payment that is %s as %i being confirmed', async (state, paying) => {
    make('payment-in-state', { state });
    expect(await counters('super')).toMatchObject({ paying });
  });

  it('does not count what expired meanwhile', async () => {
    app().world.clock.advance(2 * 3_600_000);
    expect(await counters('super')).toMatchObject({ unpaid: 0 });
  });
});
