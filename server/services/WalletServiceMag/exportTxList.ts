import { STATEMENT_ROWS_MAX, statementCsv } from '#contracts/rules/wallet/statement-csv.ts';
import { chinaMonth } from '#contracts/rules/wallet/wallet-entries.ts';
import { entryPage } from '#db/queries/wallet/wallet-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { entryFilter } from './entry-filter.ts';

/** 导出流水. */
export const exportTxList: Handler<'WalletServiceMag.exportTxList'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const filter = entryFilter(user.id, input);
  const { list, total } = entryPage(db, filter, { page: 1, pageSize: STATEMENT_ROWS_MAX });
  const month = input.month || `截至${chinaMonth(now)}`;
  const fileName = `钱包流水-${month}.csv`;
  return { code: 0, message: '成功', data: { fileName, csv: statementCsv(list), rows: list.length, total } };
});
