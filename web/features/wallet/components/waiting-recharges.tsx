import { Button } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Recharge } from '../model/wallet.ts';
import styles from './waiting-recharges.module.css';

interface WaitingRechargesProps {
  readonly waiting: readonly Recharge[];
  readonly onGoOn: (payNo: string) => void;
}

/** Recharges whose money has not come (待支付), each with the way on. */
export function WaitingRecharges({ waiting, onGoOn }: WaitingRechargesProps) {
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
                {stateText} · <Moment at={createdAt} />
              </p>
            </div>
            <Button onClick={() => onGoOn(payNo)}>{channel === 'transfer' ? '查看转账' : '继续支付'}</Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
