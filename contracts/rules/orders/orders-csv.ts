import { chinaIsoDay } from '../china-time.ts';
import { csvOf, figure } from '../csv.ts';

/** Orders of one file (导出订单), the newest first. */
export const ORDERS_OF_FILE_MAX = 1000;

/** A line of an order, with what the file says of its order beside each. */
export interface OrderRow {
  readonly orderNo: string;
  readonly at: number;
  readonly state: string;
  readonly work: string;
  readonly goods: string;
  readonly pages: string;
  readonly options: string;
  readonly count: number;
  readonly unitPrice: string;
  readonly total: string;
  readonly payTotal: string;
  readonly receiver: string;
}

const HEAD = [
  ...['订单号', '下单时间', '状态', '作品', '商品', '页数', '规格'],
  ...['数量', '单价', '小计', '订单应付', '收货人与地区'],
];

/** Orders as a file for spreadsheets (订单 CSV), a row for each work that is printed. */
export function ordersCsv(rows: readonly OrderRow[]): string {
  return csvOf([
    HEAD,
    ...rows.map((row) => [
      // As a text, so that no spreadsheet rounds a number of sixteen digits.
      `${row.orderNo}\t`,
      timeText(row.at),
      ...[row.state, row.work, row.goods, row.pages, row.options],
      ...[String(row.count), row.unitPrice, row.total, row.payTotal].map(figure),
      row.receiver,
    ]),
  ]);
}

function timeText(epochMs: number): string {
  return `${chinaIsoDay(epochMs)} ${new Date(epochMs + 8 * 3_600_000).toISOString().slice(11, 19)}`;
}
