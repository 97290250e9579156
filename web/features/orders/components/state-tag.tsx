import { Row, Text } from '#web/kit/layout/shapes.ts';
import type { OrderCard } from '../model/orders.ts';
import { toneOf } from '../model/state-tone.ts';
import styles from './state-tag.module.css';

type TaggedOrder = Pick<OrderCard, 'state' | 'stateText' | 'isPartShipped' | 'afterSaleText'>;

/** The state of an order (订单状态), with what else is going on. */
export function StateTags({ order }: { order: TaggedOrder }) {
  return (
    <Row as="p" gap={4} gapX={8} align="stretch" justify="end" wraps>
      {order.isPartShipped === 'Y' ? (
        <Text nowrap radius="control" ground="paper-deep" tone="muted" className={styles.tag}>
          部分发货
        </Text>
      ) : null}
      {order.afterSaleText === '' ? null : (
        <Text nowrap radius="control" ground="paper-deep" tone="muted" className={styles.tag}>
          {order.afterSaleText}
        </Text>
      )}
      <Text
        nowrap
        radius="control"
        ground="paper-deep"
        tone="muted"
        className={styles.tag}
        data-tone={toneOf(order.state)}
      >
        {order.stateText}
      </Text>
    </Row>
  );
}
