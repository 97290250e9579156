import { amountText } from '#contracts/rules/money.ts';
import { Box, Column, Facts, Text } from '#web/kit/layout/shapes.ts';
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
    <Column as="section" gap={24} grows>
      <div className={own.sum}>
        <p>付款给 {session.shop}</p>
        <Text as="p" weight={600} digits className={own.amount}>
          <span>¥</span>
          {amountText(session.amount)}
        </Text>
      </div>
      <Facts padY={16} padX={16} ground="paper" radius="sheet" size="14-22" className={styles.facts}>
        <dt>商品</dt>
        <dd>{session.orders.map(({ title }) => title).join('、')}</dd>
        <dt>支付单号</dt>
        <dd>{session.payNo}</dd>
      </Facts>
      {isLate ? (
        <p className={styles.note}>商家已关闭这笔付款（{session.message}）。此时付款，款项会处理后退回。</p>
      ) : null}
      {problem === '' ? null : (
        <Text as="p" radius="control" tone="seal" size="14-22" className={styles.problem} role="alert">
          {problem}
        </Text>
      )}
      <Column gap={12} className={styles.actions}>
        <button type="button" className={styles.primary} disabled={isBusy} onClick={() => onPay('success')}>
          确认付款
        </button>
      </Column>
      <div className={own.others}>
        <h2>演示：换一种结果</h2>
        <Column as="ul" gap={8}>
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
                  <Box as="span" grows>
                    {OUTCOME_WORDS[outcome][0]}
                    <small>{OUTCOME_WORDS[outcome][1]}</small>
                  </Box>
                </button>
              </li>
            ))}
        </Column>
      </div>
    </Column>
  );
}
