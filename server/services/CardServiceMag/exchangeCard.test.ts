import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, DRAFT, newKey, OTHERS, SHOWN } from './testing.ts';

const app = appForEachTest();
const give = (input: { slug?: string; token?: string; cardID?: string }, account = 'demo') =>
  ask(app(), 'CardServiceMag.exchangeCard', { slug: 'shen-zhiyuan', cardID: OTHERS, ...input }, account);
const contacts = async (account: string) =>
  dataOf(await ask(app(), 'CardServiceMag.getCardContacts', {}, account)).list as Record<string, string>[];

describe('CardServiceMag.exchangeCard', () => {
  it('gives each the card of the other, and the owner hears of it once', async () => {
    app().world.db.sqlite.exec('DELETE FROM card_contacts; DELETE FROM notices');
    expect(dataOf(await give({}))).toEqual({ name: '沈知远' });
    expect((await give({})).json.code).toBe(0);
    expect(await contacts('super')).toMatchObject([{ name: '林晓舟', mobile: '190 0000 0001' }]);
    // Who came by the address alone sees what everybody sees.
    expect(await contacts('demo')).toMatchObject([
      { name: '沈知远', mobile: '0571 8800 0003', path: '/card/shen-zhiyuan' },
    ]);
    const told = app().world.db.sqlite.prepare('SELECT kind, text FROM notices WHERE user_id = 10003').all();
    expect(told).toEqual([{ kind: 'card', text: '林晓舟与您交换了名片。' }]);
    await give({ token: 'kd7m2xq9wa' });
    expect(await contacts('demo')).toMatchObject([{ path: '/card/q/kd7m2xq9wa' }]);
  });

  it.each([
    ['card-not-found', { slug: 'nobody' }, 'demo'],
    ['card-not-found', { slug: 'hushan-studio' }, 'demo'],
    ['bad-choice', { cardID: SHOWN }, 'super'],
    ['bad-choice', { slug: 'lin-xiaozhou', cardID: DRAFT }, 'super'],
  ])('is refused with %s: %j', async (reason, input, account) => {
    expect((await give(input, account)).json).toMatchObject({ reason });
  });

  it('does not take the code of another card for one of this', async () => {
    app().world.db.sqlite.exec('DELETE FROM card_contacts');
    const made = dataOf(await ask(app(), 'CardServiceMag.createCard', { idemKey: newKey() }, 'demo'));
    expect(made.state).toBe('draft');
    await give({ token: 'kd7m2xq9wc' });
    expect(await contacts('demo')).toMatchObject([{ path: '/card/shen-zhiyuan' }]);
  });
});
