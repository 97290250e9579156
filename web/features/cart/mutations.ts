import { KEYS } from '#web/lib/query-keys.ts';
import { copyLine, deleteLines, restoreLines, seePrices } from './api.ts';

/** What every change of the lines touches. */
export const LINES = [KEYS.cartList, KEYS.counters];

export const mutations = {
  /** Deletes lines (删除). */
  remove: { call: (ids: readonly string[]) => deleteLines(ids), touches: LINES },
  /** Brings deleted lines back (撤销). */
  restore: { call: (ids: readonly string[]) => restoreLines(ids), touches: LINES },
  /** Copies a line (复制). */
  copy: { call: ([id = '']: readonly string[]) => copyLine(id), touches: LINES },
  /** The old prices of these lines were seen (知道了). */
  seePrices: { call: (ids: readonly string[]) => seePrices(ids), touches: [KEYS.cartList] },
};
