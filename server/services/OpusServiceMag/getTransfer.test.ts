import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const OPERATION = 'OpusServiceMag.getTransfer';
const app = appForEachTest();

describe(OPERATION, () => {
  it.each(['waiting', 'expired', 'declined', 'cancelled'])(
    'tells of an offer that is %s, and of the work while it waits',
    async (state) => {
      const { transferID = '' } = runScenario(
        'transfer-in-state',
        { db: app().world.db, now: TEST_NOW },
        { state },
      );
      const token = await app().tokenOf('vip');
      const told = dataOf(await app().call(OPERATION, { transferID }, { token }));
      const work = state === 'waiting' ? { name: '西湖四季', pageNum: 168 } : { name: '', pageNum: 0 };
      expect(told).toMatchObject({ ...work, from: '沈知远', state, opusID: '' });
    },
  );

  it('is not told to the one who offered it, nor to another member', async () => {
    const { transferID = '' } = runScenario('transfer-in-state', { db: app().world.db, now: TEST_NOW }, {});
    for (const account of ['super', 'demo']) {
      const token = await app().tokenOf(account);
      const { reason } = (await app().call(OPERATION, { transferID }, { token })).json;
      expect(reason).toBe('transfer-not-found');
    }
  });
});
