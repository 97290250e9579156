import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { STATEMENT_ROWS_MAX } from '#contracts/rules/wallet/statement-csv.ts';
import { PageTurner } from '#web/components/page-turner.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { shows } from '#web/lib/shows.ts';
import { KIND_CHOICES, monthsBetween, monthText, type WalletAddress } from '../model/history.ts';
import { MonthStatement } from './month-statement.tsx';
import styles from './tx-history.module.css';
import { TxTable } from './tx-table.tsx';

const PAGE_SIZE = 20;

/** The ledger of the wallet (钱包流水): by kind and month, page by page, and as a file. */
export function TxHistory({ address }: { address: WalletAddress }) {
  const { kind, month, page } = address.at;
  const query = useQuery({
    ...ask('WalletServiceMag.getTxList', { kind, month, page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });
  const isAll = kind === '' && month === '';
  return (
    <div {...shows('WalletServiceMag.getTxList', 'WalletServiceMag.exportTxList')}>
      <Answer
        query={query}
        what="流水"
        safe="余额不受影响，请稍后重试。"
        unsupported="余额不受影响，只是这里看不到流水。"
        skeleton={<LinesSkeleton count={6} />}
      >
        {(data) => (
          <>
            <Toolbar
              address={address}
              months={monthsBetween(data.firstMonth, data.thisMonth)}
              isEmpty={data.total === 0}
            />
            {data.statement ? <MonthStatement statement={data.statement} /> : null}
            {data.total > 0 ? (
              <TxTable list={data.list} isTurning={query.isPlaceholderData} />
            ) : isAll ? (
              <EmptyState text="还没有流水，充值后从这里查看每一笔。" />
            ) : (
              <EmptyState
                text="没有符合条件的流水。"
                action={<Button onClick={() => address.go({ kind: '', month: '' })}>查看全部流水</Button>}
              />
            )}
            <PageTurner
              page={page}
              pageSize={PAGE_SIZE}
              total={data.total}
              isTurning={query.isPlaceholderData}
              onPage={(next) => address.go({ page: next })}
              onBeyond={(last) => address.replace({ page: last })}
            />
          </>
        )}
      </Answer>
    </div>
  );
}

interface ToolbarProps {
  readonly address: WalletAddress;
  readonly months: readonly string[];
  readonly isEmpty: boolean;
}

/** Filters of the ledger, and its export. */
function Toolbar({ address, months, isEmpty }: ToolbarProps) {
  const { kind, month } = address.at;
  const exporting = useAct('WalletServiceMag.exportTxList', {
    onDone({ fileName, csv, total, rows }) {
      saveFile(fileName, csv, 'text/csv;charset=utf-8');
      if (total > rows) exporting.setProblem(`文件含最近 ${STATEMENT_ROWS_MAX} 条，更早的请按月份导出`);
    },
  });
  return (
    <>
      <Row gap={8} gapX={12} wraps className={styles.toolbar}>
        <Row as="nav" gap={8} align="stretch" wraps shrinks className={styles.kinds} aria-label="流水类型">
          {KIND_CHOICES.map((choice) => (
            <Link
              key={choice.kind}
              className={styles.kind}
              to={address.hrefFor({ kind: choice.kind })}
              preventScrollReset
              aria-current={choice.kind === kind ? 'true' : undefined}
            >
              {choice.text}
            </Link>
          ))}
        </Row>
        <label className={styles.month}>
          <span className="only-read">月份</span>
          <select value={month} onChange={(event) => address.go({ month: event.target.value })}>
            <option value="">全部月份</option>
            {(month === '' || months.includes(month) ? months : [month, ...months]).map((each) => (
              <option key={each} value={each}>
                {monthText(each)}
              </option>
            ))}
          </select>
        </label>
        <Button
          disabled={isEmpty}
          loading={exporting.isBusy}
          onClick={() => void exporting.run({ kind, month })}
        >
          导出 CSV
        </Button>
      </Row>
      <Text as="p" role="status" tone="seal" size="12-18" className={styles.problem}>
        {exporting.problem}
      </Text>
    </>
  );
}
