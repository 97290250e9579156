import { Row, Text } from '#web/kit/layout/shapes.ts';
import { IconButton } from './icon-button.tsx';
import styles from './last-place.module.css';

interface LastPlaceProps {
  readonly page: number;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** 上次读到第 n 页 · 继续. */
export function LastPlace({ page, onGo, onClose }: LastPlaceProps) {
  return (
    <Row gap={8} ground="sheet" shadow="float" off="print" nowrap className={styles.chip} role="status">
      <span>上次读到第 {page} 页</span>
      <Text as="button" type="button" bare thumb tone="ink" weight={600} className={styles.go} onClick={onGo}>
        继续
      </Text>
      <IconButton icon="close" label="不用了" onPress={onClose} />
    </Row>
  );
}
