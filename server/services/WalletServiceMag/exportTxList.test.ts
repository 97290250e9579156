import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
type Question = Parameters<typeof ask<'WalletServiceMag.exportTxList'>>[2];
const file = async (input: Question) => dataOf(await ask(app(), 'WalletServiceMag.exportTxList', input));

describe('WalletServiceMag.exportTxList', () => {
  it('writes what the list shows, for spreadsheets', async () => {
    const { csv, rows, total, fileName } = await file({ kind: 'recharge' });
    expect([rows, fileName]).toEqual([total, '钱包流水-截至2026-11.csv']);
    const lines = String(csv).split('\r\n');
    expect(lines[0]).toBe('\uFEFF时间,类型,说明,金额,其中本金,其中赠送,余额');
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,充值,"?充值 1,000 送 300"?,1300\.00,1000\.00,300\.00,/,
    );
    expect(lines).toHaveLength(Number(rows) + 2);
  });

  it('names the month', async () => {
    expect(await file({ month: '2026-10' })).toMatchObject({ fileName: '钱包流水-2026-10.csv' });
  });

  it('refuses what the list refuses', async () => {
    const reply = await ask(app(), 'WalletServiceMag.exportTxList', { month: '2026-13' });
    expect(reply.json).toMatchObject({ code: 1034, reason: 'bad-month' });
  });
});
