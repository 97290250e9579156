import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import type { OrderView } from '#contracts/control/product.ts';
import { ORDER_STATE_TEXTS } from '#contracts/rules/orders/order-states.ts';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import { type OrderList, stepOrder } from '../control-calls.ts';
import { Hint, Line, Problem, Rows, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import type { Answer } from '../use-answer.ts';
import { useWords } from '../words/words.ts';
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
  const say = useWords().world.orders;
  return (
    <>
      <Text block>{say.named(order.title, order.lines)}</Text>
      <small>{say.stands(stateWords(order), why)}</small>
      <small>{order.orderNo}</small>
    </>
  );
}

/** The member's orders (推进订单): what comes next to each happens at a press, without waiting for it. */
export function OrderSteps({ account, orders, onMoved }: OrderStepsProps) {
  const shownNo = new URLSearchParams(useLocation().search).get('no');
  const action = useAction();
  const say = useWords().world.orders;
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
      (state) => say.stepped(order.title, ORDER_STATE_TEXTS[state]),
    );
  }

  return (
    <Section
      title={say.title}
      extra={
        account === '' ? null : (
          <Button type="link" size="small" onClick={orders.reload}>
            {say.reload}
          </Button>
        )
      }
    >
      <Problem text={orders.problem || action.problem} />
      {account === '' ? <Hint>{say.logIn}</Hint> : null}
      {orders.value && list.length === 0 ? <Hint>{say.none(account)}</Hint> : null}
      {total > list.length ? <Hint>{say.newest(total, list.length)}</Hint> : null}
      {moving.length > 0 ? (
        <Rows label={say.moving}>
          {moving.map((order) => (
            <Line
              key={order.orderNo}
              isCurrent={order.orderNo === shownNo}
              actions={
                <Stack as="span" gap={4}>
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
                      aria-label={say.toShippedOf(order.orderNo)}
                      onClick={() => step(order, 'shipped')}
                    >
                      {say.toShipped}
                    </Button>
                  ) : null}
                </Stack>
              }
            >
              <OrderWords order={order} why={whyNotToShipped(order)} />
            </Line>
          ))}
        </Rows>
      ) : null}
      {resting.length > 0 ? (
        <details className={styles.resting}>
          <summary>{say.whyResting(resting.length)}</summary>
          <Rows label={say.resting}>
            {resting.map((order) => (
              <Line key={order.orderNo} isCurrent={order.orderNo === shownNo}>
                <OrderWords order={order} why={whyNoStep(order)} />
              </Line>
            ))}
          </Rows>
        </details>
      ) : null}
    </Section>
  );
}
