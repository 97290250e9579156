import { Money } from '#web/components/buying/money.tsx';
import columns from '#web/components/columns.module.css';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import ruled from '#web/kit/layout/ruled.module.css';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { PayOptions } from '../model/payment.ts';
import styles from './orders-to-pay.module.css';

type OrderToPay = PayOptions['orders'][number];

/** What is being paid (待付订单): the works, and who gets them where. */
export function OrdersToPay({ orders }: { orders: readonly OrderToPay[] }) {
  const isOne = orders.length === 1;
  return (
    <aside className={columns.aside}>
      <Sheet title={isOne ? '订单' : `订单（${orders.length} 笔）`} {...shows('PayServiceMag.getPayOptions')}>
        <ul>
          {orders.map((order) => (
            <li key={order.orderNo} className={ruled.row}>
              <Order order={order} isOne={isOne} />
            </li>
          ))}
        </ul>
      </Sheet>
    </aside>
  );
}

function Order({ order, isOne }: { order: OrderToPay; isOne: boolean }) {
  const { orderNo, title, works, payTotal, receiver, invoiceTitle } = order;
  return (
    <>
      <Stack gap={12} gapX={16} columns="one" className={styles.head} data-alone={works.length === 1}>
        <Covers works={works} />
        <div>
          <Text as="p" weight={600} breaks>
            {title}
          </Text>
          <Row as="p" gapX={12} align="stretch" justify="between" wraps tone="muted" size={12} digits>
            <span>订单号 {orderNo}</span>
            {isOne ? null : <Money amount={payTotal} />}
          </Row>
          {invoiceTitle === '' ? null : (
            <Box as="p" size={12} tone="muted" breaks>
              发票抬头 {invoiceTitle}
            </Box>
          )}
        </div>
      </Stack>
      <Text as="dl" above={12} ruled="top" facts breaks padTop={12} className={styles.receiver}>
        <dt>{receiver.delivery}</dt>
        <dd>
          {receiver.name} <Text digits>{receiver.mobile}</Text>
        </dd>
        <dd>{receiver.address}</dd>
      </Text>
    </>
  );
}

function Covers({ works }: Pick<OrderToPay, 'works'>) {
  return (
    <Row gap={8} align="stretch">
      {works.map(({ name, photoPath, opusCode }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a work may be ordered twice, and an order does not change
        <OpusCover key={place} code={opusCode} words="翻阅作品" src={photoPath} name={name} size="small" />
      ))}
    </Row>
  );
}
