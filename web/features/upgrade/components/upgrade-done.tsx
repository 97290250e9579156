import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { WayBack } from '#web/lib/upgrade-way.ts';
import styles from './upgrade-done.module.css';

interface UpgradeDoneProps {
  /** As the server says it. */
  readonly message: string;
  /** Where the member was before a lock led here; null for who came by himself. */
  readonly way: WayBack | null;
  readonly onClose: () => void;
}

/** The membership is paid for (会员已生效), with the way back to where it was wanted. */
export function UpgradeDone({ message, way, onClose }: UpgradeDoneProps) {
  const navigate = useNavigate();
  return (
    <Sheet title="购买结果">
      <Stack gap={16} align="center" className={styles.done}>
        <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="21" />
          <path d="m15 25 7 7 12-14" />
        </svg>
        <div role="status">
          <Text as="p" size="16-24" weight={600}>
            <WholeDates text={message} />
          </Text>
          <p>付款成功，会员权益已更新。</p>
        </div>
        <Row gap={8} align="stretch" wraps className={styles.ways}>
          {way ? (
            <Button
              type="primary"
              href={way.href}
              onClick={(event) => {
                event.preventDefault();
                navigate(way.href);
              }}
            >
              返回「{way.title}」
            </Button>
          ) : null}
          <Button onClick={onClose}>查看会员</Button>
        </Row>
      </Stack>
    </Sheet>
  );
}
