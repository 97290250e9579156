import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const OPERATION = 'OpusServiceMag.cancelTransfer';
const app = appForEachTest();
const offer = (state: string) =>
  runScenario('transfer-in-state', { db: app().world.db, now: TEST_NOW }, { state }).transferID ?? '';

describe(OPERATION, () => {
  it('leaves nothing to agree to', async () => {
    const transferID = offer('waiting');
    expect(dataOf(await asSuper(app(), OPERATION, { opusID: '50001' }))).not.toHaveProperty('transfer');
    const token = await app().tokenOf('vip');
    const late = await app().call(
      'OpusServiceMag.answerTransfer',
      { transferID, answer: 'accept' },
      { token },
    );
    expect(late.json.reason).toBe('transfer-over');
  });

  it.each(['expired', 'declined', 'cancelled'])('refuses where it is %s', async (state) => {
    offer(state);
    await expectRefused(app(), OPERATION, { opusID: '50001' }, 'transfer-over');
  });
});
