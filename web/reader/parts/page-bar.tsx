import floating from './floating.module.css';
import { IconButton } from './icon-button.tsx';
import styles from './page-bar.module.css';

interface PageBarProps {
  readonly page: number;
  readonly pageNum: number;
  readonly words: string;
  readonly onPage: (page: number) => void;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Where one is in the book, and the way to any other page of it. */
export function PageBar({ page, pageNum, words, onPage, onTurn, isFirst, isLast }: PageBarProps) {
  return (
    <nav className={`${floating.bar} ${styles.bar}`} aria-label="翻页">
      <IconButton icon="previous" label="上一页" isDisabled={isFirst} onPress={() => onTurn(-1)} />
      <input
        type="range"
        className={styles.range}
        aria-label="页码"
        aria-valuetext={`第 ${page} 页`}
        min={1}
        max={pageNum}
        value={page}
        disabled={pageNum === 1}
        onChange={({ target }) => onPage(Number(target.value))}
      />
      <span className={styles.words} aria-hidden="true">
        {page} / {pageNum}
      </span>
      <IconButton icon="next" label="下一页" isDisabled={isLast} onPress={() => onTurn(1)} />
      <p className="only-read" aria-live="polite">
        {words}
      </p>
    </nav>
  );
}
