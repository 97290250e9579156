import { useId } from 'react';
import type { BookView, ViewWords } from '#web/features/print-options/model/book-look.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
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
    <Row align="stretch" ground="sheet" className={styles.views} role="radiogroup" aria-label="成品预览">
      {views.map(({ key, label }) => (
        <Stack key={key} as="label" nowrap tone="muted" className={styles.view} data-chosen={key === chosen}>
          <input
            type="radio"
            className="only-read"
            name={name}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {label}
        </Stack>
      ))}
    </Row>
  );
}
