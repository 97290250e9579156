import { Button } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
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
      <Stack as="ul">
        {waiting.map(({ payNo, amount, channel, channelName, stateText, createdAt }) => (
          <Row
            as="li"
            key={payNo}
            gap={8}
            gapX={16}
            wraps
            padY={12}
            ruled="top"
            justify="between"
            className={styles.line}
          >
            <div>
              <p>
                <Money amount={amount} /> · {channelName}
              </p>
              <Note size="12-18">
                {stateText} · <Moment at={createdAt} />
              </Note>
            </div>
            <Button onClick={() => onGoOn(payNo)}>{channel === 'transfer' ? '查看转账' : '继续支付'}</Button>
          </Row>
        ))}
      </Stack>
    </Sheet>
  );
}
