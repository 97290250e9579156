import { Money } from '#web/components/buying/money.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import ruled from '#web/kit/layout/ruled.module.css';
import { Box, Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { PaidOrder } from '../model/payment.ts';
import { titleOf } from '../model/title-of.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './paid-orders.module.css';

interface PaidOrdersProps {
  readonly orders: readonly PaidOrder[];
  readonly isPaid: boolean;
}

/** The orders of a payment, with what happens next (订单与下一步). */
export function PaidOrders({ orders, isPaid }: PaidOrdersProps) {
  return (
    <Sheet title="订单" {...shows('OrderServiceMag.getOrderResult')}>
      <ul>
        {orders.map((order) => (
          <li key={order.orderNo} className={`${ruled.row} ${styles.order}`}>
            <Row gap={8} align="stretch" className={styles.covers}>
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
            </Row>
            <div>
              <Text as="p" weight={600} breaks>
                {titleOf(order)}
              </Text>
              <Note size={12} digits>
                订单号 {order.orderNo} · {order.stateText}
              </Note>
              <Note size={12} digits>
                寄给 {order.receiver.name} {order.parts ? '' : order.receiver.mobile} ·{' '}
                {order.receiver.region}
              </Note>
              {isPaid && order.state === 'paid' ? null : (
                <p>
                  <WholeDates text={order.nextText} />
                </p>
              )}
            </div>
            <span className={styles.price}>
              <Money amount={order.payTotal} />
            </span>
            {isPaid && order.state === 'paid' ? (
              <Box spans>
                <NextSteps order={order} />
              </Box>
            ) : null}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
