import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Payment, PayOptions } from '../api.ts';
import { countdown } from '../model/countdown.ts';
import styles from './amount-due.module.css';

interface AmountDueProps {
  readonly options: PayOptions;
  /** The payment that was begun. */
  readonly payment: Payment | undefined;
  /** The server's time. */
  readonly now: number;
}

/** How much is to be paid (应付金额), and until when. */
export function AmountDue({ options, payment, now }: AmountDueProps) {
  return (
    <Sheet {...shows('PayServiceMag.getPayOptions')}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>应付金额</p>
          <p className={styles.amount}>
            <Money amount={options.amount} isTotal />
          </p>
        </div>
        <p className={styles.left}>
          <Deadline payment={payment} expiresAt={payment?.expiresAt ?? options.expiresAt} now={now} />
        </p>
      </div>
    </Sheet>
  );
}

/** A code has a clock of its own, beside which no other one ticks; a transfer that was reported only has to be found. */
function Deadline({ payment, expiresAt, now }: Omit<AmountDueProps, 'options'> & { expiresAt: string }) {
  const left = countdown(expiresAt, now);
  if (payment !== undefined && payment.serialNo !== '') return '转账信息已提交，正在核对到账';
  if (left === null) return '付款时间已过，订单已自动取消';
  if (payment !== undefined && payment.codeExpiresAt !== '') {
    return <WholeDates text={`订单为您保留到 ${chinaTimeText(Date.parse(expiresAt), now)}`} />;
  }
  return (
    <>
      请在 <b className={styles.time}>{left}</b> 内付款，逾期订单自动取消
    </>
  );
}
