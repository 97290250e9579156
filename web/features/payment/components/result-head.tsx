import { Money } from '#web/components/money.tsx';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { OrderResult } from '../api.ts';
import { countdown } from '../model/countdown.ts';
import styles from './result-head.module.css';

const SECOND_MS = 1000;

const WORDS: Readonly<Record<OrderResult['state'], string>> = {
  paid: '支付成功，我们开始为您审稿。',
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

/** Whether it is paid, and for how long the file can still be changed. */
export function ResultHead({ result }: { result: OrderResult }) {
  const now = useServerNow(result.replaceUntil === '' ? null : SECOND_MS);
  const left = countdown(result.replaceUntil, now);
  return (
    <div className={styles.head}>
      <Mark state={result.state} />
      <div role="status">
        <p className={styles.amount}>
          <Money amount={result.amount} isTotal />
        </p>
        <p>{WORDS[result.state]}</p>
        {left === null ? null : (
          <p className={styles.note}>
            <span className={styles.time}>{left}</span> 内仍可替换文件
          </p>
        )}
      </div>
    </div>
  );
}
