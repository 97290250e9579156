import { Button } from 'antd';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { BookCover } from '#web/components/book-cover.tsx';
import type { Added } from '../api.ts';
import styles from './added-notice.module.css';

interface AddedWordsProps {
  readonly work: { readonly photoPath: string; readonly name: string };
  readonly added: Added;
  /** How many copies were added just now. */
  readonly count: string;
  readonly goodsName: string;
}

/** What lies in the cart now: the book and how many copies of it. */
export function AddedWords({ work, added, count, goodsName }: AddedWordsProps) {
  return (
    <div className={styles.words}>
      <BookCover src={work.photoPath} name={work.name} size="small" />
      <div>
        <p className={styles.name}>{work.name}</p>
        <p className={styles.count}>
          {added.merged === 'Y'
            ? `同款已合并，现有 ${copiesText(added.count, goodsName)}`
            : copiesText(count, goodsName)}
        </p>
      </div>
    </div>
  );
}

interface AddedActionsProps {
  readonly onUndo: () => void;
  readonly onOpenCart: () => void;
}

export function AddedActions({ onUndo, onOpenCart }: AddedActionsProps) {
  return (
    <div className={styles.actions}>
      <Button className={styles.action} onClick={onUndo}>
        撤销
      </Button>
      <Button type="primary" className={styles.action} onClick={onOpenCart}>
        去购物车
      </Button>
    </div>
  );
}
