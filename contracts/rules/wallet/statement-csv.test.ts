import { expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';

const ENTRY = {
  at: Date.UTC(2026, 10, 21, 2, 1, 5),
  kind: 'pay',
  title: '印刷订单付款',
  amountFen: -9_800,
  bonusFen: -6_000,
  balanceFen: 100,
} as const;

it('begins with a byte order mark, tells the time of China and the parts', () => {
  expect(statementCsv([ENTRY])).toBe(
    '\uFEFF时间,类型,说明,金额,其中本金,其中赠送,余额\r\n2026-11-21 10:01:05,支付,印刷订单付款,-98.00,-38.00,-60.00,1.00\r\n',
  );
});
