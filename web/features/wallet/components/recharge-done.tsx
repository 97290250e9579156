import { Button } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './recharge-done.module.css';

interface RechargeDoneProps {
  readonly amount: string;
  /** As the server says it. */
  readonly message: string;
  readonly onClose: () => void;
}

/** The recharge has arrived (充值成功). */
export function RechargeDone({ amount, message, onClose }: RechargeDoneProps) {
  return (
    <Sheet title="充值结果">
      <Stack gap={16} align="center" className={styles.done}>
        <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="21" />
          <path d="m15 25 7 7 12-14" />
        </svg>
        <div role="status">
          <Text as="p" size="16-24" weight={600}>
            {message}
          </Text>
          <p>
            本金 <Money amount={amount} />
            ，余额和流水已更新。
          </p>
        </div>
        <Button onClick={onClose}>继续充值</Button>
      </Stack>
    </Sheet>
  );
}
