import { expect, it } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

const row = {
  orderNo: '2026112100000001',
  at: Date.parse('2026-11-21T02:00:00.000Z'),
  state: '待付款',
  work: '=HYPERLINK("http://x")',
  goods: '精装画册',
  pages: '64页',
  options: '封面铜版纸 · 骑马钉',
  count: 10,
  unitPrice: '86.40',
  total: '864.00',
  payTotal: '876.00',
  receiver: '+林晓舟，浙江省杭州市',
};

it('has a row for each work, in Chinese time, without formulas', () => {
  const [head, first] = ordersCsv([row]).split('\r\n');
  expect(head).toMatch(/^\uFEFF订单号,下单时间,/);
  expect(first).toContain('2026112100000001\t,2026-11-21 10:00:00,待付款,');
  expect(first).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(first).toContain(",10,86.40,864.00,876.00,'+林晓舟");
});
