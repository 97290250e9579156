import type { Reading } from '../reading.ts';
import { usePlace } from '../use-place.ts';
import floating from './floating.module.css';
import { IconButton } from './icon-button.tsx';
import styles from './last-place.module.css';

interface LastPlaceProps {
  readonly reading: Reading;
  readonly page: number;
  readonly onGo: (page: number) => void;
}

/** Remembers the page, and offers that of the last time: 上次读到第 n 页 · 继续. */
export function LastPlace({ reading, page, onGo }: LastPlaceProps) {
  const { last, forget } = usePlace(reading, page);
  if (last === null) return null;
  return (
    <div className={`${floating.bar} ${styles.chip}`} role="status">
      <span>上次读到第 {last} 页</span>
      <button type="button" className={styles.go} onClick={() => onGo(last)}>
        继续
      </button>
      <IconButton icon="close" label="不用了" onPress={forget} />
    </div>
  );
}
