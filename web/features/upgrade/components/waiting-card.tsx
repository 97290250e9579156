import { App, Button } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Plans } from '../api.ts';
import { mutations } from '../mutations.ts';
import styles from './side-cards.module.css';

interface WaitingCardProps extends Pick<Plans, 'waiting'> {
  readonly onGoOn: (payNo: string) => void;
  readonly onRaised: () => void;
}

/** What waits for its money (待支付), to be gone on with or given up. */
export function WaitingCard({ waiting, onGoOn, onRaised }: WaitingCardProps) {
  const { message } = App.useApp();
  const now = useServerNow(null);
  const { isBusy, problem, act } = useToldAction(mutations.giveUp);

  async function giveUp(payNo: string): Promise<void> {
    const closed = await act(payNo);
    if (closed === null) return;
    // Its money may have been there already.
    if (closed.state === 'succeeded') onRaised();
    void message.info(closed.message);
  }

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
                    `价格保留到 ${chinaTimeText(Date.parse(expiresAt), now)}`,
                  ]}
                />
              </p>
            </div>
            <div className={styles.ways}>
              <Button onClick={() => onGoOn(payNo)}>继续支付</Button>
              <Button type="text" loading={isBusy} onClick={() => void giveUp(payNo)}>
                取消支付
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </Sheet>
  );
}
