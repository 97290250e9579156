import { useId } from 'react';
import type { BookView, ViewWords } from '#web/features/print-options/model/book-look.ts';
import styles from './view-choice.module.css';

interface ViewChoiceProps {
  readonly views: readonly ViewWords[];
  readonly chosen: BookView;
  readonly onChoose: (view: BookView) => void;
}

/** From where the book is looked at (视角): cover, spine, open. */
export function ViewChoice({ views, chosen, onChoose }: ViewChoiceProps) {
  const name = useId();
  if (views.length < 2) return null;
  return (
    <div className={styles.views} role="radiogroup" aria-label="成品预览">
      {views.map(({ key, label }) => (
        <label key={key} className={styles.view} data-chosen={key === chosen}>
          <input
            type="radio"
            className="only-read"
            name={name}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
