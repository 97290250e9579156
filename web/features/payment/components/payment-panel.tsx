import { Button } from 'antd';
import { Sheet } from '#web/components/sheet.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { PayOptions } from '../model/payment.ts';
import { QrPanel, type Subject } from './qr-panel.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import type { usePayment } from './use-payment.ts';

interface PaymentPanelProps {
  readonly watched: ReturnType<typeof usePayment>;
  /** The server's time. */
  readonly now: number;
  readonly bank: PayOptions['bank'] | undefined;
  readonly subject?: Subject;
  readonly onGiveUp: () => void;
}

const ORDERS: Subject = { name: '', kept: '订单' };

/** One payment from its code to its end (支付进行中). */
export function PaymentPanel({ watched, now, bank, subject = ORDERS, onGiveUp }: PaymentPanelProps) {
  const { payment, query, show } = watched;

  if (payment === undefined) {
    return (
      <Sheet title="支付" {...shows('PayServiceMag.queryPay')}>
        {query.error?.kind === 'not-there' ? (
          <UnsupportedState text="查不到付款的进度，已付的款项不会丢失。" />
        ) : query.isError ? (
          <ErrorState
            title="没有查到付款状态"
            text="已付的款项不会丢失，请稍后重试。"
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <LinesSkeleton />
        )}
      </Sheet>
    );
  }
  switch (payment.state) {
    case 'waiting':
    case 'scanned':
      return payment.channel === 'transfer' && bank ? (
        <TransferPanel payment={payment} bank={bank} now={now} onShow={show} onGiveUp={onGiveUp} />
      ) : (
        <QrPanel payment={payment} subject={subject} now={now} onShow={show} onGiveUp={onGiveUp} />
      );
    case 'succeeded':
      return (
        <Sheet title="支付" {...shows('PayServiceMag.queryPay')}>
          <p role="status">付款成功，正在打开结果…</p>
        </Sheet>
      );
    default:
      return (
        <Sheet title="支付" {...shows('PayServiceMag.queryPay')}>
          <ErrorState
            title={moneyWords(payment.message)}
            text={
              payment.state === 'failed'
                ? `这次没有扣款，${subject.kept}为您保留着，可以再试一次。`
                : `${subject === ORDERS ? '订单没有变化，' : ''}可以重新选择支付方式。`
            }
            actions={
              <Button type="primary" onClick={onGiveUp}>
                重新选择支付方式
              </Button>
            }
          />
        </Sheet>
      );
  }
}
