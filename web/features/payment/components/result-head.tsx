import { Money } from '#web/components/buying/money.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import type { OrderResult } from '../model/payment.ts';
import styles from './result-head.module.css';

const WORDS: Readonly<Record<OrderResult['state'], string>> = {
  paid: '订单已经收到，审稿员马上看文件。',
  confirming: '支付平台还在确认，通常几秒钟就好，离开本页不影响结果。',
  unpaid: '没有收到这笔付款，订单为您保留到付款时间结束。',
};

function Mark({ state }: { state: OrderResult['state'] }) {
  return (
    <svg
      className={styles.mark}
      data-state={state}
      viewBox="0 0 48 48"
      width="56"
      height="56"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="21" />
      {state === 'paid' ? <path d="m15 25 7 7 12-14" /> : <path d="M24 14v11l7 5" />}
    </svg>
  );
}

/** The page was opened again after production began. */
function isBeingMade({ state, orders }: OrderResult): boolean {
  return state === 'paid' && orders.some((order) => order.state !== 'paid');
}

/** Whether it is paid, and what that means. */
export function ResultHead({ result }: { result: OrderResult }) {
  return (
    <Stack gap={20} align="center" columns="lead">
      <Mark state={result.state} />
      <div role="status">
        <p className={styles.amount}>
          <Money amount={result.amount} isTotal />
        </p>
        <p>{isBeingMade(result) ? '款项已经收到，进展写在下面的订单里。' : WORDS[result.state]}</p>
      </div>
    </Stack>
  );
}
