import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function counters(account: string) {
  return dataOf(
    await app().call('MemberServiceMag.getCounters', {}, { token: await app().tokenOf(account) }),
  );
}

describe('MemberServiceMag.getCounters', () => {
  it.each([
    ['super', 26],
    ['vip', 5],
    ['demo', 3],
    ['fresh', 0],
  ])('counts the cart lines of %s', async (account, cart) => {
    expect(await counters(account)).toEqual({ cart });
  });

  it('follows the cart', async () => {
    runScenario('cart-empty', { db: app().world.db, now: TEST_NOW });
    expect(await counters('super')).toEqual({ cart: 0 });
  });

  it('answers 401 without a session', async () => {
    const reply = await app().call('MemberServiceMag.getCounters', {});
    expect([reply.status, reply.json.code]).toEqual([200, 401]);
  });
});
