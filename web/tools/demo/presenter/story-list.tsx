import type { ReactNode } from 'react';
import { Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import styles from '../tour/tour-card.module.css';

interface StoryListProps {
  readonly label: string;
  readonly items: readonly string[];
  /** Beside each. */
  readonly notes?: readonly ReactNode[];
  readonly current: number;
  readonly isLive: boolean;
  readonly onChoose: (index: number) => void;
}

/** Places of the story in their order: a press leads all who follow there. */
export function StoryList({ label, items, notes = [], current, isLive, onChoose }: StoryListProps) {
  return (
    <Stack as="ol" gap={2} aria-label={label}>
      {items.map((title, index) => (
        <li key={title}>
          <Row
            as="button"
            type="button"
            bare
            thumb
            className={styles.chapter}
            aria-current={index === current ? 'step' : undefined}
            disabled={!isLive}
            onClick={() => onChoose(index)}
          >
            <Muted size={12} weight={400} text="right" digits className={styles.number}>
              {index + 1}
            </Muted>
            <span className={styles.chapterTitle}>{title}</span>
            <Muted size={12} weight={400} digits>
              {notes[index]}
            </Muted>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
