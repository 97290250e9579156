import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Money } from '#web/components/money.tsx';
import { Pages } from '#web/components/pages.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { moneyWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { RECHARGE_PAGE_SIZE, type Recharge } from '../api.ts';
import { queries } from '../queries.ts';
import styles from './recharge-history.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import type { useHistoryAddress } from './use-history-address.ts';

interface RechargeHistoryProps {
  readonly address: ReturnType<typeof useHistoryAddress>;
  readonly onGoOn: (payNo: string) => void;
}

/** The recharges (充值记录), from which principal can be wanted back. */
export function RechargeHistory({ address, onGoOn }: RechargeHistoryProps) {
  const { question, ask, correctPage } = address;
  const query = useQuery(queries.recharges(question.page));
  const [wanted, setWanted] = useState<Recharge | null>(null);
  const now = useServerNow(null);
  const { data } = query;
  const last =
    data && !query.isPlaceholderData ? Math.max(1, Math.ceil(data.total / RECHARGE_PAGE_SIZE)) : null;
  const isBeyond = last !== null && question.page > last;
  useEffect(() => {
    if (last !== null && isBeyond) correctPage(last);
  });

  if (data === undefined) {
    if (query.error?.kind === 'not-there')
      return <UnsupportedState text="余额不受影响，只是这里看不到充值记录。" />;
    return query.isError ? (
      <ErrorState
        title="充值记录没有加载出来"
        text="余额不受影响，请稍后重试。"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        traceId={query.error.traceId}
      />
    ) : (
      <LinesSkeleton count={5} />
    );
  }
  if (data.total === 0) return <EmptyState text="还没有充值，选好上面的金额就可以开始。" />;
  return (
    <div {...shows('WalletServiceMag.getRechargeList', 'WalletServiceMag.refundRecharge')}>
      <ul className={styles.list} aria-label="充值记录" data-turning={query.isPlaceholderData}>
        {data.list.map((recharge) => (
          <li key={recharge.payNo} className={styles.recharge}>
            <div className={styles.words}>
              <p className={styles.title}>
                {recharge.title}
                <span className={styles.state} data-state={recharge.state}>
                  {recharge.stateText}
                </span>
              </p>
              <p className={styles.note}>
                <PartsLine
                  parts={[
                    recharge.channelName,
                    <time key="at" dateTime={recharge.createdAt}>
                      {chinaTimeText(Date.parse(recharge.createdAt), now)}
                    </time>,
                    recharge.payNo,
                  ]}
                />
              </p>
              <p className={styles.note}>{moneyWords(noteOf(recharge, now))}</p>
            </div>
            <Money amount={recharge.amount} />
            <div className={styles.action}>
              {recharge.state === 'waiting' ? (
                <Button onClick={() => onGoOn(recharge.payNo)}>
                  {recharge.channel === 'transfer' ? '查看转账' : '继续支付'}
                </Button>
              ) : null}
              {recharge.refunds.length > 0 ? (
                <Button onClick={() => setWanted(recharge)} aria-label={`申请退款，${recharge.title}`}>
                  申请退款
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {data.total > RECHARGE_PAGE_SIZE ? (
        <Pages
          className={styles.pages}
          align="center"
          current={data.page}
          pageSize={RECHARGE_PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          showTotal={(all) => `共 ${all} 笔`}
          onChange={(page) => ask({ page })}
        />
      ) : null}
      {wanted === null ? null : <RefundDialog recharge={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

function noteOf({ state, message, refundHint, refundDueAt }: Recharge, now: number): string {
  if (state === 'refunding') return `${message}，预计 ${chinaTimeText(Date.parse(refundDueAt), now)} 前到账`;
  if (state === 'credited') return refundHint;
  return message;
}
