import { App, Button } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Plans } from '../model/choice.ts';
import styles from './side-cards.module.css';

interface WaitingCardProps extends Pick<Plans, 'waiting'> {
  readonly onGoOn: (payNo: string) => void;
  readonly onRaised: () => void;
}

/** Payments under way (待支付), to be continued or cancelled. */
export function WaitingCard({ waiting, onGoOn, onRaised }: WaitingCardProps) {
  const { message } = App.useApp();
  const closing = useAct('PayServiceMag.closePay', {
    onDone(closed) {
      // Its money may have been there already.
      if (closed.state === 'succeeded') onRaised();
      void message.info(closed.message);
    },
  });

  return (
    <Sheet title="待支付" {...shows('UpgradeServiceMag.getPlans', 'PayServiceMag.closePay')}>
      <ul className={styles.lines}>
        {waiting.map(({ payNo, title, amount, channelName, expiresAt }) => (
          <li key={payNo} className={styles.line}>
            <div>
              <p>{title}</p>
              <p className={styles.note}>
                <PartsLine
                  parts={[
                    <Money key="amount" amount={amount} />,
                    channelName,
                    <span key="until">
                      价格保留到 <Moment at={expiresAt} />
                    </span>,
                  ]}
                />
              </p>
            </div>
            <div className={styles.ways}>
              <Button onClick={() => onGoOn(payNo)}>继续支付</Button>
              <Button type="text" loading={closing.isBusy} onClick={() => void closing.run({ payNo })}>
                取消支付
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.problem}>
        {closing.problem}
      </p>
    </Sheet>
  );
}
