import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { STATEMENT_ROWS_MAX } from '#contracts/rules/wallet/statement-csv.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Pages } from '#web/components/pages.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { shows } from '#web/lib/shows.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import { TX_PAGE_SIZE } from '../api.ts';
import { KIND_CHOICES, monthsBetween, monthText } from '../model/history-address.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import { MonthStatement } from './month-statement.tsx';
import styles from './tx-history.module.css';
import { TxTable } from './tx-table.tsx';
import type { useHistoryAddress } from './use-history-address.ts';

interface TxHistoryProps {
  readonly address: ReturnType<typeof useHistoryAddress>;
}

/** The ledger of the wallet (钱包流水): by kind and month, page by page, and as a file. */
export function TxHistory({ address }: TxHistoryProps) {
  const { question, hrefFor, ask, correctPage } = address;
  const { kind, month, page } = question;
  const query = useQuery(queries.transactions({ kind, month, page }));
  const exporting = useToldAction(mutations.exportFile);
  const { data } = query;
  const last = data && !query.isPlaceholderData ? Math.max(1, Math.ceil(data.total / TX_PAGE_SIZE)) : null;
  const isBeyond = last !== null && page > last;
  useEffect(() => {
    if (last !== null && isBeyond) correctPage(last);
  });

  async function download(): Promise<void> {
    const file = await exporting.act({ kind, month });
    if (file === null) return;
    saveFile(file.fileName, file.csv, 'text/csv;charset=utf-8');
    if (file.total > file.rows)
      exporting.setProblem(`文件含最近 ${STATEMENT_ROWS_MAX} 条，更早的请按月份导出`);
  }

  if (data === undefined) {
    if (query.error?.kind === 'not-there')
      return <UnsupportedState text="余额不受影响，只是这里看不到流水。" />;
    return query.isError ? (
      <ErrorState
        title="流水没有加载出来"
        text="余额不受影响，请稍后重试。"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        error={query.error}
      />
    ) : (
      <LinesSkeleton count={6} />
    );
  }
  const months = monthsBetween(data.firstMonth, data.thisMonth);
  return (
    <div {...shows('WalletServiceMag.getTxList', 'WalletServiceMag.exportTxList')}>
      <div className={styles.toolbar}>
        <nav className={styles.kinds} aria-label="流水类型">
          {KIND_CHOICES.map((choice) => (
            <Link
              key={choice.kind}
              className={styles.kind}
              to={hrefFor({ kind: choice.kind })}
              preventScrollReset
              aria-current={choice.kind === kind ? 'true' : undefined}
            >
              {choice.text}
            </Link>
          ))}
        </nav>
        <label className={styles.month}>
          <span className="only-read">月份</span>
          <select value={month} onChange={(event) => ask({ month: event.target.value })}>
            <option value="">全部月份</option>
            {(month === '' || months.includes(month) ? months : [month, ...months]).map((each) => (
              <option key={each} value={each}>
                {monthText(each)}
              </option>
            ))}
          </select>
        </label>
        <Button disabled={data.total === 0} loading={exporting.isBusy} onClick={() => void download()}>
          导出 CSV
        </Button>
      </div>
      <p role="status" className={styles.problem}>
        {exporting.problem}
      </p>
      {data.statement ? <MonthStatement statement={data.statement} /> : null}
      {data.total === 0 ? (
        <EmptyState
          text={kind === '' && month === '' ? '还没有流水，充值后从这里查看每一笔。' : '没有符合条件的流水。'}
          action={
            kind === '' && month === '' ? undefined : (
              <Button onClick={() => ask({ kind: '', month: '' })}>查看全部流水</Button>
            )
          }
        />
      ) : (
        <TxTable list={data.list} isTurning={query.isPlaceholderData} />
      )}
      {data.total > TX_PAGE_SIZE ? (
        <Pages
          className={styles.pages}
          align="center"
          current={data.page}
          pageSize={TX_PAGE_SIZE}
          total={data.total}
          showTotal={(all) => `共 ${all} 条`}
          onChange={(next) => ask({ page: next })}
        />
      ) : null}
    </div>
  );
}
