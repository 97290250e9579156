import { Money } from '#web/components/buying/money.tsx';
import { monthText } from '../model/history.ts';
import type { TxPage } from '../model/wallet.ts';
import styles from './month-statement.module.css';

interface MonthStatementProps {
  readonly statement: NonNullable<TxPage['statement']>;
}

/** What a month did to the wallet (月结单): all kinds of entries, whichever are listed. */
export function MonthStatement({ statement }: MonthStatementProps) {
  const { month, opening, income, spending, closing } = statement;
  const lines = [
    { name: '月初余额', amount: opening },
    { name: '收入', amount: income },
    { name: '支出', amount: spending },
    { name: '月末余额', amount: closing },
  ];
  return (
    <section className={styles.statement} aria-label={`${monthText(month)}结单`}>
      <h3 className={styles.title}>{monthText(month)}结单</h3>
      <dl className={styles.lines}>
        {lines.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
