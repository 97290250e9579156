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
    <div className={styles.chip} role="status">
      <span>上次读到第 {page} 页</span>
      <button type="button" className={styles.go} onClick={onGo}>
        继续
      </button>
      <IconButton icon="close" label="不用了" onPress={onClose} />
    </div>
  );
}
