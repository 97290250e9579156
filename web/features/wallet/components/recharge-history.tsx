import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import {
  RecordNote,
  RecordRow,
  RecordTag,
  RecordTitle,
  type RecordTone,
} from '#web/components/record-list.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { WalletAddress } from '../model/history.ts';
import type { Recharge } from '../model/wallet.ts';
import { RefundDialog } from './refund-dialog.tsx';

const PAGE_SIZE = 5;
const TONES: Partial<Record<Recharge['state'], RecordTone>> = {
  credited: 'good',
  waiting: 'waiting',
  refunding: 'waiting',
};

/** Recharges (充值记录), whose principal can be refunded. */
export function RechargeHistory({ address }: { address: WalletAddress }) {
  const query = useQuery({
    ...ask('WalletServiceMag.getRechargeList', { page: address.at.page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });
  const [refunded, setRefunded] = useState<Recharge | null>(null);
  const now = useServerNow(null);
  return (
    <div {...shows('WalletServiceMag.getRechargeList', 'WalletServiceMag.refundRecharge')}>
      <ListPage
        query={query}
        address={address}
        pageSize={PAGE_SIZE}
        unit="笔"
        what="充值记录"
        safe="余额不受影响，请稍后重试。"
        unsupported="余额不受影响，只是这里看不到充值记录。"
        empty={<EmptyState text="还没有充值，选好上面的金额就可以开始。" />}
      >
        {(recharge) => (
          <RecordRow
            key={recharge.payNo}
            amount={<Money amount={recharge.amount} />}
            actions={
              <>
                {recharge.state === 'waiting' ? (
                  <Button onClick={() => address.go({ pay: recharge.payNo })}>
                    {recharge.channel === 'transfer' ? '查看转账' : '继续支付'}
                  </Button>
                ) : null}
                {recharge.refunds.length > 0 ? (
                  <Button onClick={() => setRefunded(recharge)} aria-label={`申请退款，${recharge.title}`}>
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
                parts={[recharge.channelName, <Moment key="at" at={recharge.createdAt} />, recharge.payNo]}
              />
            </RecordNote>
            <RecordNote>{moneyWords(noteOf(recharge, now))}</RecordNote>
          </RecordRow>
        )}
      </ListPage>
      {refunded === null ? null : <RefundDialog recharge={refunded} onClose={() => setRefunded(null)} />}
    </div>
  );
}

function noteOf({ state, message, refundHint, refundDueAt }: Recharge, now: number): string {
  if (state === 'refunding') return `${message}，预计 ${chinaTimeText(Date.parse(refundDueAt), now)} 前到账`;
  if (state === 'credited') return refundHint;
  return message;
}
