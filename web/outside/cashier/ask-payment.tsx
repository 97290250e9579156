import { amountText } from '#contracts/rules/money.ts';
import styles from '../parts/outside.module.css';
import own from './ask-payment.module.css';
import { type CashierSession, OUTCOME_WORDS, type Outcome } from './cashier-session.ts';

interface AskPaymentProps {
  readonly session: CashierSession;
  readonly problem: string;
  readonly isBusy: boolean;
  readonly onPay: (outcome: Outcome) => void;
}

/** 确认付款: to whom, for what, how much; and, because this party is simulated, how it shall end. */
export function AskPayment({ session, problem, isBusy, onPay }: AskPaymentProps) {
  const isLate = session.state === 'closed' || session.state === 'failed';
  return (
    <section className={styles.whole}>
      <div className={own.sum}>
        <p>付款给 {session.shop}</p>
        <p className={own.amount}>
          <span>¥</span>
          {amountText(session.amount)}
        </p>
      </div>
      <dl className={styles.facts}>
        <dt>商品</dt>
        <dd>{session.orders.map(({ title }) => title).join('、')}</dd>
        <dt>支付单号</dt>
        <dd>{session.payNo}</dd>
      </dl>
      {isLate ? (
        <p className={styles.note}>商家已关闭这笔付款（{session.message}）。此时付款，款项会处理后退回。</p>
      ) : null}
      {problem === '' ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.primary} disabled={isBusy} onClick={() => onPay('success')}>
          确认付款
        </button>
      </div>
      <div className={own.others}>
        <h2>演示：换一种结果</h2>
        <ul className={styles.list}>
          {session.outcomes
            .filter((outcome) => outcome !== 'success')
            .map((outcome) => (
              <li key={outcome}>
                <button
                  type="button"
                  className={styles.choice}
                  disabled={isBusy}
                  onClick={() => onPay(outcome)}
                >
                  <span className={styles.spread}>
                    {OUTCOME_WORDS[outcome][0]}
                    <small>{OUTCOME_WORDS[outcome][1]}</small>
                  </span>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
