import { describe, expect, it } from 'vitest';
import { appForEachTest } from '#server/services/testing.ts';
import { controlOf } from './testing.ts';

const app = appForEachTest();
const check = async () => (await controlOf(app().app)('GET', 'ledger')).body;

describe('GET /ledger', () => {
  it('says that the books of the seed agree', async () => {
    expect(await check()).toMatchObject({
      problems: [],
      accounts: expect.arrayContaining([{ account: 'member-principal', amount: '52580.00' }]),
    });
  });

  it('names money that nobody booked', async () => {
    app().world.db.sqlite.exec('UPDATE wallets SET bonus_fen = bonus_fen + 1 WHERE user_id = 10003');
    expect(await check()).toMatchObject({
      problems: [{ what: 'bonus and ledger', which: 'member 10003', expected: '320.51', found: '320.50' }],
    });
  });
});
