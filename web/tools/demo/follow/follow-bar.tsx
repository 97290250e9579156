import { Box, Row, Text } from '#web/kit/layout/shapes.ts';
import styles from '../bar/demo-bar.module.css';
import '../bar/page-frame.css';
import { TimeLeftMark } from '../bar/time-left-mark.tsx';
import { usePageFrame } from '../bar/use-page-frame.ts';
import { useLead } from './follow-store.ts';

interface FollowBarProps {
  readonly onLeave: () => void;
}

/** In the place of the demo's bar, for a guest who is led (正在跟随演示). */
export function FollowBar({ onLeave }: FollowBarProps) {
  const { lead, isLost } = useLead();
  usePageFrame('open');
  return (
    <Row as="aside" gap={8} ground="ink" tone="on-ink" className={styles.bar} aria-label="演示环境">
      <Text role="status" nowrap>
        {isLost ? '连接断开，正在重连' : '正在跟随演示'}
      </Text>
      {lead === null || isLost ? null : <span className={styles.place}>{lead.number} 号观众</span>}
      <Box as="span" grows />
      <TimeLeftMark onOver={() => location.reload()} />
      <button type="button" className={styles.action} onClick={onLeave}>
        自己看看
      </button>
    </Row>
  );
}
