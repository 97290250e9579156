import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import type { OrderView } from '#contracts/control/product.ts';
import { ORDER_STATE_TEXTS } from '#contracts/rules/orders/order-states.ts';
import { type OrderList, stepOrder } from '../control-calls.ts';
import { Hint, Problem, Row, Rows, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import type { Answer } from '../use-answer.ts';
import styles from './clock-tab.module.css';
import { stateWords, stepWord, whyNoStep, whyNotToShipped } from './step-words.ts';

interface OrderStepsProps {
  /** Whose orders; empty where nobody is logged in. */
  readonly account: string;
  readonly orders: Answer<OrderList | null>;
  /** Lets the page and the list show what came of it. */
  readonly onMoved: () => Promise<void>;
}

function OrderWords({ order, why }: { readonly order: OrderView; readonly why: string }) {
  return (
    <>
      <span className={styles.title}>
        {order.title}
        {order.lines > 1 ? ` 等 ${order.lines} 件` : ''}
      </span>
      <small>
        {stateWords(order)}
        {why === '' ? '' : `：${why}`}
      </small>
      <small>{order.orderNo}</small>
    </>
  );
}

/** The member's orders (推进订单): what comes next to each happens at a press, without waiting for it. */
export function OrderSteps({ account, orders, onMoved }: OrderStepsProps) {
  const shownNo = new URLSearchParams(useLocation().search).get('no');
  const action = useAction();
  const { list = [], total = 0 } = orders.value ?? {};
  const moving = list.filter(({ next }) => next !== null);
  const resting = list.filter(({ next }) => next === null);

  function step(order: OrderView, to: 'next' | 'shipped'): void {
    action.run(
      async () => {
        const state = await stepOrder(order, to);
        await onMoved();
        return state;
      },
      (state) => `《${order.title}》现在：${ORDER_STATE_TEXTS[state]}`,
    );
  }

  return (
    <Section
      title="推进订单"
      extra={
        account === '' ? null : (
          <Button type="link" size="small" onClick={orders.reload}>
            刷新
          </Button>
        )
      }
    >
      <Problem text={orders.problem || action.problem} />
      {account === '' ? <Hint>登录后，这里列出这位会员的订单。</Hint> : null}
      {orders.value && list.length === 0 ? <Hint>{account} 还没有订单。</Hint> : null}
      {total > list.length ? (
        <Hint>
          共 {total} 个订单，这里是最近的 {list.length} 个。
        </Hint>
      ) : null}
      {moving.length > 0 ? (
        <Rows label="可以推进的订单">
          {moving.map((order) => (
            <Row
              key={order.orderNo}
              isCurrent={order.orderNo === shownNo}
              actions={
                <span className={styles.steps}>
                  <Button
                    size="small"
                    disabled={action.isBusy}
                    aria-label={`${stepWord(order)} ${order.orderNo}`}
                    onClick={() => step(order, 'next')}
                  >
                    {stepWord(order)}
                  </Button>
                  {order.shipsByItself ? (
                    <Button
                      size="small"
                      disabled={action.isBusy}
                      aria-label={`直到发货 ${order.orderNo}`}
                      onClick={() => step(order, 'shipped')}
                    >
                      直到发货
                    </Button>
                  ) : null}
                </span>
              }
            >
              <OrderWords order={order} why={whyNotToShipped(order)} />
            </Row>
          ))}
        </Rows>
      ) : null}
      {resting.length > 0 ? (
        <details className={styles.resting}>
          <summary>{resting.length} 个现在不能推进，看原因</summary>
          <Rows label="不能推进的订单">
            {resting.map((order) => (
              <Row key={order.orderNo} isCurrent={order.orderNo === shownNo}>
                <OrderWords order={order} why={whyNoStep(order)} />
              </Row>
            ))}
          </Rows>
        </details>
      ) : null}
    </Section>
  );
}
