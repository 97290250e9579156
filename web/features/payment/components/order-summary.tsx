import { BookCover } from '#web/components/book-cover.tsx';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Payment, PayOptions } from '../api.ts';
import { countdown } from '../model/countdown.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly options: PayOptions;
  /** The payment that was begun. */
  readonly payment: Payment | undefined;
  /** The server's time. */
  readonly now: number;
}

/** What is being paid, and how long there is for it (支付倒计时); a transfer that was reported only has to be found. */
export function OrderSummary({ options, payment, now }: OrderSummaryProps) {
  const left = countdown(payment?.expiresAt ?? options.expiresAt, now);
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
          {payment !== undefined && payment.serialNo !== '' ? (
            '转账信息已提交，正在核对到账'
          ) : left === null ? (
            '付款时间已过，订单已自动取消'
          ) : (
            <>
              请在 <b className={styles.time}>{left}</b> 内付款，逾期订单自动取消
            </>
          )}
        </p>
      </div>
      <ul className={styles.orders}>
        {options.orders.map((order) => (
          <li key={order.orderNo} className={styles.order}>
            <BookCover src={order.photoPath} name={order.title} size="small" />
            <div className={styles.about}>
              <p className={styles.title}>{order.title}</p>
              <p className={styles.no}>订单号 {order.orderNo}</p>
            </div>
            <Money amount={order.payTotal} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
