import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Money } from '#web/components/money.tsx';
import { PageTurner } from '#web/components/page-turner.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import {
  RecordList,
  RecordNote,
  RecordRow,
  RecordTag,
  RecordTitle,
  type RecordTone,
} from '#web/components/record-list.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { moneyWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { RECHARGE_PAGE_SIZE, type Recharge } from '../api.ts';
import { queries } from '../queries.ts';
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
  if (data === undefined) {
    if (query.error?.kind === 'not-there')
      return <UnsupportedState text="余额不受影响，只是这里看不到充值记录。" />;
    return query.isError ? (
      <ErrorState
        title="充值记录没有加载出来"
        text="余额不受影响，请稍后重试。"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        error={query.error}
      />
    ) : (
      <LinesSkeleton count={5} />
    );
  }
  if (data.total === 0) return <EmptyState text="还没有充值，选好上面的金额就可以开始。" />;
  return (
    <div {...shows('WalletServiceMag.getRechargeList', 'WalletServiceMag.refundRecharge')}>
      <RecordList label="充值记录" isTurning={query.isPlaceholderData}>
        {data.list.map((recharge) => (
          <RecordRow
            key={recharge.payNo}
            amount={<Money amount={recharge.amount} />}
            actions={
              <>
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
              </>
            }
          >
            <RecordTitle>
              {recharge.title}
              <RecordTag tone={TONES[recharge.state]}>{recharge.stateText}</RecordTag>
            </RecordTitle>
            <RecordNote>
              <PartsLine
                parts={[
                  recharge.channelName,
                  <time key="at" dateTime={recharge.createdAt}>
                    {chinaTimeText(Date.parse(recharge.createdAt), now)}
                  </time>,
                  recharge.payNo,
                ]}
              />
            </RecordNote>
            <RecordNote>{moneyWords(noteOf(recharge, now))}</RecordNote>
          </RecordRow>
        ))}
      </RecordList>
      <PageTurner
        page={question.page}
        pageSize={RECHARGE_PAGE_SIZE}
        total={data.total}
        unit="笔"
        isTurning={query.isPlaceholderData}
        onPage={(page) => ask({ page })}
        onBeyond={correctPage}
      />
      {wanted === null ? null : <RefundDialog recharge={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

const TONES: Partial<Record<Recharge['state'], RecordTone>> = {
  credited: 'good',
  waiting: 'waiting',
  refunding: 'waiting',
};

function noteOf({ state, message, refundHint, refundDueAt }: Recharge, now: number): string {
  if (state === 'refunding') return `${message}，预计 ${chinaTimeText(Date.parse(refundDueAt), now)} 前到账`;
  if (state === 'credited') return refundHint;
  return message;
}
