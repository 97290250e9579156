import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from '../tour/tour-card.module.css';

export interface StoryPlace {
  readonly at: number;
  readonly number: number;
  readonly title: string;
  readonly note?: string;
}

interface StoryListProps {
  readonly label: string;
  readonly items: readonly StoryPlace[];
  readonly current: number;
  readonly isLive: boolean;
  readonly onChoose: (at: number) => void;
}

/** Places of the story in their order: a press leads all who follow there. */
export function StoryList({ label, items, current, isLive, onChoose }: StoryListProps) {
  return (
    <Stack as="ol" gap={2} aria-label={label}>
      {items.map(({ at, number, title, note }) => (
        <li key={at}>
          <Row
            as="button"
            type="button"
            bare
            thumb
            gap={10}
            fills
            radius="control"
            className={styles.chapter}
            aria-current={at === current ? 'step' : undefined}
            disabled={!isLive}
            onClick={() => onChoose(at)}
          >
            <Muted size={12} weight={400} text="right" digits className={styles.number}>
              {number}
            </Muted>
            <Text grows>{title}</Text>
            <Muted size={12} weight={400} digits>
              {note}
            </Muted>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
