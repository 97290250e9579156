import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
type Question = Parameters<typeof ask<'WalletServiceMag.getTxList'>>[2];
type Tx = { readonly kind: string; readonly at: string; readonly amount: string; readonly balance: string };
const list = async (input: Question = {}, account = 'super') =>
  dataOf(await ask(app(), 'WalletServiceMag.getTxList', input, account)) as unknown as {
    list: Tx[];
    total: number;
    statement?: object;
  };

describe('WalletServiceMag.getTxList', () => {
  it('tells the newest first, each with the balance after it', async () => {
    const { list: entries, total } = await list();
    expect(total).toBe(entries.length);
    expect(entries.map(({ at }) => at)).toEqual([...entries.map(({ at }) => at)].sort().reverse());
    expect(entries[0]).toMatchObject({
      kind: 'adjust',
      kindText: '更新余额',
      amount: '20.50',
      balance: '2320.50',
    });
    expect(entries.map(({ kind }) => kind)).toContain('withdraw');
  });

  it('leaves other kinds and other months out, and says what a month did', async () => {
    const { list: recharges } = await list({ kind: 'recharge' });
    expect(new Set(recharges.map(({ kind }) => kind))).toEqual(new Set(['recharge']));
    const [first] = (await list()).list;
    const month = first?.at.slice(0, 7) ?? '';
    const one = await list({ month, kind: 'gift' });
    expect(one).toMatchObject({ list: [], total: 0, statement: { month, closing: '2320.50' } });
  });

  it('adds up from month to month', async () => {
    type Statement = { opening: string; closing: string; income: string; spending: string };
    const of = async (month: string) => (await list({ month })).statement as Statement;
    const [before, after] = [await of('2026-10'), await of('2026-11')];
    expect(after.opening).toBe(before.closing);
    const fen = (amount: string) => Math.round(Number(amount) * 100);
    expect(fen(after.closing)).toBe(fen(after.opening) + fen(after.income) - fen(after.spending));
  });

  it('turns pages, and is empty for a newcomer', async () => {
    const second = await list({ page: '2', pageSize: '3' });
    expect(second.list).toEqual((await list()).list.slice(3, 6));
    expect(await list({}, 'fresh')).toMatchObject({ list: [], total: 0, firstMonth: '' });
  });

  it.each([
    [{ kind: 'gold' }, 'bad-kind'],
    [{ month: '2026-13' }, 'bad-month'],
  ])('refuses %j', async (input, reason) => {
    expect((await ask(app(), 'WalletServiceMag.getTxList', input)).json).toMatchObject({ reason });
  });

  it('shows what just happened', async () => {
    scenario(app(), 'recharge-in-state', { state: 'credited', amount: '100' });
    expect((await list()).list[0]).toMatchObject({
      title: '充值 100 送 5',
      principal: '100.00',
      bonus: '5.00',
    });
  });
});
