import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { amountText } from '#contracts/rules/money.ts';
import { Text } from '#web/kit/layout/shapes.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Tx } from '../model/wallet.ts';
import styles from './tx-table.module.css';

interface TxTableProps {
  readonly list: readonly Tx[];
  /** Others are on their way; these still stand here. */
  readonly isTurning: boolean;
}

/** Signed, as a statement writes it: what came has a plus. */
function signed(amount: string): string {
  return amount.startsWith('-') ? `−${amountText(amount.slice(1))}` : `+${amountText(amount)}`;
}

/** Which money it was, where it was not principal alone. */
function partsText({ principal, bonus }: Tx): string {
  if (bonus === '0.00') return '本金';
  return principal === '0.00' ? '赠送' : `本金 ${signed(principal)}，赠送 ${signed(bonus)}`;
}

/** The entries of the wallet (流水明细): a table, on a phone a card each. */
export function TxTable({ list, isTurning }: TxTableProps) {
  const now = useServerNow(null);
  return (
    <table className={styles.table} aria-label="流水明细" aria-busy={isTurning} data-turning={isTurning}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">说明</th>
          <th scope="col">类型</th>
          <th scope="col" className={styles.figure}>
            金额
          </th>
          <th scope="col" className={styles.figure}>
            余额
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((tx) => (
          <tr key={tx.id}>
            <td className={styles.time}>
              <time dateTime={tx.at}>{chinaTimeText(Date.parse(tx.at), now)}</time>
            </td>
            <td className={styles.about}>
              <Text block>{tx.title}</Text>
              {tx.payNo === '' ? null : (
                <Text block tone="muted" size="12-18">
                  {tx.payNo}
                </Text>
              )}
            </td>
            <td className={styles.kind}>{tx.kindText}</td>
            <td className={styles.amount}>
              <Text weight={600} block className={styles.signed} data-in={!tx.amount.startsWith('-')}>
                {signed(tx.amount)}
              </Text>
              <Text block tone="muted" size="12-18">
                {partsText(tx)}
              </Text>
            </td>
            <td className={styles.balance}>
              <span className={styles.label}>余额 </span>
              {amountText(tx.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
