import { Button, Input } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ORDER_STATE_TEXTS } from '#contracts/rules/orders/order-states.ts';
import { advanceOrder } from '../control-calls.ts';
import { Hint, Problem, Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useProduct } from '../use-product.ts';
import styles from './clock-tab.module.css';

/** The next step of an order's production (生产下一步) without waiting for it. */
export function AdvanceOrder() {
  const { search } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const action = useAction();
  const product = useProduct();
  // The order that the page shows is the one that is meant, until somebody types another.
  const no = typed ?? new URLSearchParams(search).get('no') ?? '';

  return (
    <Section title="生产下一步">
      <Hint>订单计划中的下一件事立刻发生：付款后依次经过检查、生产、发货、收货。</Hint>
      <form
        className={styles.freeze}
        onSubmit={(event) => {
          event.preventDefault();
          action.run(
            async () => {
              const state = await advanceOrder(no.trim());
              await product.refetch();
              return state;
            },
            (state) => `订单现在：${ORDER_STATE_TEXTS[state]}`,
          );
        }}
      >
        <Input
          placeholder="订单号"
          aria-label="订单号"
          value={no}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit" loading={action.isBusy} disabled={no.trim() === ''}>
          下一步
        </Button>
      </form>
      <Problem text={action.problem} />
    </Section>
  );
}
