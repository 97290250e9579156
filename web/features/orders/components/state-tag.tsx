import type { OrderCard } from '../model/orders.ts';
import { toneOf } from '../model/state-tone.ts';
import styles from './state-tag.module.css';

type TaggedOrder = Pick<OrderCard, 'state' | 'stateText' | 'isPartShipped' | 'afterSaleText'>;

/** The state of an order (订单状态), with what else is going on. */
export function StateTags({ order }: { order: TaggedOrder }) {
  return (
    <p className={styles.tags}>
      {order.isPartShipped === 'Y' ? <span className={styles.tag}>部分发货</span> : null}
      {order.afterSaleText === '' ? null : <span className={styles.tag}>{order.afterSaleText}</span>}
      <span className={styles.tag} data-tone={toneOf(order.state)}>
        {order.stateText}
      </span>
    </p>
  );
}
