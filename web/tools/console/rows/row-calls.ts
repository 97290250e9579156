import type { ControlReply } from '#contracts/control/operations.ts';
import type { RowColumn, ShownRow } from '#contracts/control/rows.ts';
import { control } from '../../control-client.ts';
import { moments, rewindTo } from '../moments/moment-calls.ts';

export type { RowColumn, ShownRow } from '#contracts/control/rows.ts';
export type RowTable = ControlReply<'GET /rows'>['list'][number];
export type RowPage = ControlReply<'GET /rows/{table}'>;
export type CellValue = string | number | null;

export const ROWS_OF_PAGE = 20;

export interface Found {
  readonly column: string;
  readonly value: string;
}

export async function tables(): Promise<readonly RowTable[]> {
  return (await control.call('GET /rows')).list;
}

export function rowsOf(table: string, page: number, found: Found | null): Promise<RowPage> {
  const query = { from: (page - 1) * ROWS_OF_PAGE, limit: ROWS_OF_PAGE, ...found };
  return control.call('GET /rows/{table}', { path: { table }, query });
}

/** A value that was written, and the moment before it; null where no history is kept. */
export interface Edited {
  readonly row: ShownRow;
  readonly column: string;
  readonly moment: number | null;
}

export async function writeCell(
  table: string,
  rowid: number,
  column: string,
  value: CellValue,
): Promise<Edited> {
  const last = (await moments()).list.at(-1)?.id ?? 0;
  const path = { table, rowid: String(rowid) };
  const row = await control.call('POST /rows/{table}/{rowid}', {
    path,
    body: { column, ...(value === null ? {} : { value }) },
  });
  const { list } = await moments();
  // The same value once more is no write.
  return { row, column, moment: list.find(({ id }) => id > last)?.id ?? null };
}

/** How many other writes there have been since that moment. */
export async function laterWrites(moment: number): Promise<number> {
  const { list } = await moments();
  return list.filter(({ id, undone }) => id > moment && !undone).length;
}

export async function takeBack(moment: number): Promise<void> {
  await rewindTo(String(moment));
}

/** What was typed, as the column wants it; what is no number stays a text, which the server refuses in words. */
export function typedValue({ type }: RowColumn, text: string): CellValue {
  const isNumber = (type === 'number' || type === 'flag') && /^-?\d{1,15}$/.test(text.trim());
  return isNumber ? Number(text.trim()) : text;
}
