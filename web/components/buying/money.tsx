import { amountText } from '#contracts/rules/money.ts';
import styles from './money.module.css';

interface MoneyProps {
  /** Yuan with two decimals, as the server writes them. */
  readonly amount: string;
  readonly isTotal?: boolean;
  /** A better price is shown in brass. */
  readonly isBetter?: boolean;
}

/** An amount of money (金额): the sign, a thin gap and tabular figures. */
export function Money({ amount, isTotal = false, isBetter = false }: MoneyProps) {
  const classes = [styles.money, isTotal && styles.total, isBetter && styles.better];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      ¥{'\u2009'}
      {amountText(amount)}
    </span>
  );
}
