import { chinaIsoDay } from '../china-time.ts';
import { csvOf, figure } from '../csv.ts';
import { formatFen } from '../money.ts';
import { ENTRY_KINDS, type EntryKind } from './wallet-entries.ts';

/** Rows of one file (导出流水), the newest first. */
export const STATEMENT_ROWS_MAX = 5000;

interface EntryToWrite {
  readonly at: number;
  readonly kind: EntryKind;
  readonly title: string;
  readonly amountFen: number;
  readonly bonusFen: number;
  readonly balanceFen: number;
}

const HEAD = ['时间', '类型', '说明', '金额', '其中本金', '其中赠送', '余额'];

/** The entries of a wallet as a file for spreadsheets (流水 CSV). */
export function statementCsv(entries: readonly EntryToWrite[]): string {
  const rows = entries.map((entry) => [
    timeText(entry.at),
    ENTRY_KINDS[entry.kind],
    entry.title,
    figure(formatFen(entry.amountFen)),
    figure(formatFen(entry.amountFen - entry.bonusFen)),
    figure(formatFen(entry.bonusFen)),
    figure(formatFen(entry.balanceFen)),
  ]);
  return csvOf([HEAD, ...rows]);
}

function timeText(epochMs: number): string {
  const time = new Date(epochMs + 8 * 3_600_000).toISOString().slice(11, 19);
  return `${chinaIsoDay(epochMs)} ${time}`;
}
