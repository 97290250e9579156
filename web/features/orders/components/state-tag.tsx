import { Row } from '#web/kit/layout/shapes.ts';
import type { OrderCard } from '../model/orders.ts';
import { toneOf } from '../model/state-tone.ts';
import styles from './state-tag.module.css';

type TaggedOrder = Pick<OrderCard, 'state' | 'stateText' | 'isPartShipped' | 'afterSaleText'>;

/** The state of an order (订单状态), with what else is going on. */
export function StateTags({ order }: { order: TaggedOrder }) {
  return (
    <Row as="p" gap={4} gapX={8} align="stretch" justify="end" wraps>
      {order.isPartShipped === 'Y' ? <span className={styles.tag}>部分发货</span> : null}
      {order.afterSaleText === '' ? null : <span className={styles.tag}>{order.afterSaleText}</span>}
      <span className={styles.tag} data-tone={toneOf(order.state)}>
        {order.stateText}
      </span>
    </Row>
  );
}
