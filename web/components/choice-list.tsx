import { type ReactNode, useId } from 'react';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import styles from './choice-list.module.css';

export interface Choice {
  readonly key: string;
  readonly title: ReactNode;
  /** Stands left: what it is known by. */
  readonly mark?: ReactNode;
  readonly note?: ReactNode;
  /** Stands right: a price, or what is saved. */
  readonly value?: ReactNode;
  /** Why it cannot be chosen; empty where it can. */
  readonly obstacle?: string;
}

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** One of several (单选), as cards that are real radio buttons. */
export function ChoiceList({ label, choices, chosen, onChoose }: ChoiceListProps) {
  const name = useId();
  return (
    <Stack role="radiogroup" aria-label={label} gap={8} columns="one">
      {choices.map(({ key, title, mark, note, value, obstacle = '' }) => (
        <Row
          key={key}
          as="label"
          wraps
          padY={8}
          padX={16}
          radius="control"
          gap={2}
          gapX={12}
          className={styles.choice}
          data-chosen={key === chosen}
          data-disabled={obstacle !== ''}
        >
          <input
            type="radio"
            name={name}
            checked={key === chosen}
            disabled={obstacle !== ''}
            onChange={() => onChoose(key)}
          />
          {mark}
          <Stack as="span" gap={2} shrinks breaks className={styles.words}>
            <Text weight={600} className={styles.title}>
              {title}
            </Text>
            {note ? <Muted size="12-18">{typeof note === 'string' ? moneyWords(note) : note}</Muted> : null}
            {obstacle ? <Muted size="12-18">{moneyWords(obstacle)}</Muted> : null}
          </Stack>
          {value === undefined ? null : (
            <Text nowrap digits text="right" className={styles.value}>
              {value}
            </Text>
          )}
        </Row>
      ))}
    </Stack>
  );
}
