import { type CSSProperties, useId } from 'react';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { BLANK_SIZES, CUSTOM } from './blank-sizes.ts';
import styles from './size-choice.module.css';

interface SizeChoiceProps {
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The sizes of pages (开本) as small sheets of their proportions, which are real radio buttons. */
export function SizeChoice({ chosen, onChoose }: SizeChoiceProps) {
  const name = useId();
  return (
    <Stack role="radiogroup" aria-label="页面尺寸" gap={8} className={styles.sizes}>
      {BLANK_SIZES.map(({ key, name: words, widthMm, heightMm }) => (
        <Stack
          key={key}
          as="label"
          radius="control"
          items="center"
          className={styles.size}
          data-chosen={key === chosen}
        >
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <Stack as="span" align="center" items="center" className={styles.table}>
            <Text
              ground="sheet"
              className={styles.sheet}
              style={{ '--w': widthMm, '--h': heightMm } as CSSProperties}
              aria-hidden="true"
            />
          </Stack>
          <Text weight={600}>{words}</Text>
          <Muted size="12-18" digits>
            {widthMm} × {heightMm}
          </Muted>
        </Stack>
      ))}
      <Stack
        as="label"
        radius="control"
        items="center"
        className={styles.size}
        data-chosen={chosen === CUSTOM}
      >
        <input type="radio" name={name} checked={chosen === CUSTOM} onChange={() => onChoose(CUSTOM)} />
        <Stack as="span" align="center" items="center" className={styles.table}>
          <Text ground="sheet" className={styles.sheet} data-own="true" aria-hidden="true" />
        </Stack>
        <Text weight={600}>自定义</Text>
        <Muted size="12-18" digits>
          毫米
        </Muted>
      </Stack>
    </Stack>
  );
}
