import { Button } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Recharge } from '../api.ts';
import styles from './waiting-recharges.module.css';

interface WaitingRechargesProps {
  readonly waiting: readonly Recharge[];
  /** The server's time. */
  readonly now: number;
  readonly onGoOn: (payNo: string) => void;
}

/** Recharges whose money has not come (待支付), each with the way on. */
export function WaitingRecharges({ waiting, now, onGoOn }: WaitingRechargesProps) {
  return (
    <Sheet title="待到账的充值" {...shows('WalletServiceMag.getWallet')}>
      <ul className={styles.list}>
        {waiting.map(({ payNo, amount, channel, channelName, stateText, createdAt }) => (
          <li key={payNo} className={styles.line}>
            <div>
              <p>
                <Money amount={amount} /> · {channelName}
              </p>
              <p className={styles.note}>
                {stateText} · <time dateTime={createdAt}>{chinaTimeText(Date.parse(createdAt), now)}</time>
              </p>
            </div>
            <Button onClick={() => onGoOn(payNo)}>{channel === 'transfer' ? '查看转账' : '继续支付'}</Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
