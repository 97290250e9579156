import { useId } from 'react';
import {
  checkTypedQuantity,
  QUANTITY_MAX,
  QUANTITY_MIN,
  quantityMostWords,
} from '#contracts/rules/price/quantity.ts';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { QuantityStepper } from '#web/components/buying/quantity-stepper.tsx';
import { Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './price-rungs.module.css';

interface QuantityFieldProps {
  readonly text: string;
  readonly goodsName: string;
  readonly problem: string;
  readonly isLocked: boolean;
  readonly onChange: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** The quantity (数量), and below it what is wrong with it. */
export function QuantityField({ text, goodsName, problem, isLocked, onChange, onStep }: QuantityFieldProps) {
  const problemId = useId();
  const one = `一${countingWord(goodsName)}`;
  const count = checkTypedQuantity(text);
  const isMost = count.kind === 'done' && count.value === QUANTITY_MAX;

  return (
    <Stack className={styles.quantity}>
      <QuantityStepper
        text={text}
        labels={{ count: '数量', less: `减少${one}`, more: `增加${one}` }}
        isInvalid={problem !== ''}
        describedBy={problem === '' ? undefined : problemId}
        isLocked={isLocked}
        isLeast={count.kind === 'done' && count.value === QUANTITY_MIN}
        isMost={isMost}
        onChange={onChange}
        onStep={onStep}
      />
      {isMost ? (
        <Note above={4} size={12} role="status">
          {quantityMostWords(goodsName)}
        </Note>
      ) : null}
      {problem === '' ? null : (
        <Text as="p" id={problemId} above={4} tone="seal" size={12} className={styles.problem} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
