import { formatFen } from '#contracts/rules/money.ts';
import { chinaMonth, ENTRY_KINDS } from '#contracts/rules/wallet/wallet-entries.ts';
import { entryPage, firstEntryAt, statementOf } from '#db/queries/wallet/wallet-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { entryFilter } from './entry-filter.ts';

const PAGE_SIZE = 20;

/** 钱包流水, page by page; with a month its statement (月结单). */
export const getTxList: Handler<'WalletServiceMag.getTxList'> = upToDate((input, { db, now, user }) => {
  const filter = entryFilter(user.id, input);
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const { list, total } = entryPage(db, filter, { page, pageSize });
  const firstAt = firstEntryAt(db, user.id);
  const statement = filter.span && statementOf(db, user.id, filter.span);
  return {
    code: 0,
    message: '成功',
    data: {
      list: list.map((entry) => ({
        id: String(entry.id),
        at: new Date(entry.at).toISOString(),
        kind: entry.kind,
        kindText: ENTRY_KINDS[entry.kind],
        title: entry.title,
        amount: formatFen(entry.amountFen),
        principal: formatFen(entry.amountFen - entry.bonusFen),
        bonus: formatFen(entry.bonusFen),
        balance: formatFen(entry.balanceFen),
        payNo: entry.payNo ?? '',
      })),
      total,
      page,
      pageSize,
      firstMonth: firstAt === null ? '' : chinaMonth(firstAt),
      thisMonth: chinaMonth(now),
      ...(statement
        ? {
            statement: {
              month: input.month ?? '',
              opening: formatFen(statement.openingFen),
              income: formatFen(statement.incomeFen),
              spending: formatFen(statement.spendingFen),
              closing: formatFen(statement.closingFen),
            },
          }
        : {}),
    },
  };
});
