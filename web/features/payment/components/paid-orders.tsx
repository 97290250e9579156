import { Button } from 'antd';
import { Money } from '#web/components/money.tsx';
import { OpusCover } from '#web/components/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { dayRange } from '#web/lib/day-range.ts';
import { shows } from '#web/lib/shows.ts';
import type { OrderResult } from '../api.ts';
import { calendarEntry } from '../model/calendar-entry.ts';
import styles from './paid-orders.module.css';

type PaidOrder = OrderResult['orders'][number];

interface PaidOrdersProps {
  readonly orders: readonly PaidOrder[];
  readonly isPaid: boolean;
}

function titleOf({ lines }: PaidOrder): string {
  const [first] = lines;
  const name = first?.clientDesignName ?? '';
  return lines.length > 1 ? `${name}等 ${lines.length} 件` : name;
}

function calendarHref(order: PaidOrder): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarEntry({ ...order, title: titleOf(order) }))}`;
}

/** The orders of a payment, with what happens next (订单与下一步). */
export function PaidOrders({ orders, isPaid }: PaidOrdersProps) {
  return (
    <Sheet title="订单" {...shows('OrderServiceMag.getOrderResult')}>
      <ul>
        {orders.map((order) => (
          <li key={order.orderNo} className={styles.order}>
            <div className={styles.covers}>
              {order.lines.slice(0, 3).map((line) => (
                <OpusCover
                  key={line.lineID}
                  code={line.opusCode}
                  words="翻阅作品"
                  src={line.photoPath}
                  name={line.clientDesignName}
                  size="small"
                />
              ))}
            </div>
            <div className={styles.about}>
              <p className={styles.title}>{titleOf(order)}</p>
              <p className={styles.meta}>
                订单号 {order.orderNo} · {order.stateText}
              </p>
              <p>
                <WholeDates text={order.nextText} />
              </p>
              {isPaid && order.expectedTo !== '' ? (
                <p className={styles.meta}>
                  <WholeDates text={`预计 ${dayRange(order.expectedFrom, order.expectedTo)}送达`} />
                  <Button
                    type="link"
                    size="small"
                    href={calendarHref(order)}
                    download={`${order.orderNo}.ics`}
                    className={styles.remind}
                  >
                    加入日历
                  </Button>
                </p>
              ) : null}
            </div>
            <Money amount={order.payTotal} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
