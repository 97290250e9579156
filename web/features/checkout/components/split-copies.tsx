import { useId, useState } from 'react';
import { leftText, leftToSplit, type Split } from '#contracts/rules/parcels/order-parts.ts';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { QuantityStepper } from '#web/components/buying/quantity-stepper.tsx';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { PreviewLine } from '../model/checkout.ts';

interface SplitCopiesProps {
  readonly line: PreviewLine;
  readonly receiver: string;
  /** Settled, so that they have all copies. */
  readonly splits: readonly Split[];
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** How many copies of a line go to one of several addresses (数量), and how many are left for the others (剩余). */
export function SplitCopies({ line, receiver, splits, count, onCount }: SplitCopiesProps) {
  const { cartID, clientDesignName: name, goodsName } = line;
  const leftId = useId();
  // What is no number stays in its field, until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const left = leftToSplit({ id: cartID, count: line.count }, splits);
  const one = `一${countingWord(goodsName)}`;
  const what = `寄给${receiver}的《${name}》`;

  function type(text: string): void {
    setTyped(text);
    const known = parseWholeNumber(text.normalize('NFKC').trim());
    if (known !== null && known <= line.count) onCount(known);
  }

  function step(by: 1 | -1): void {
    setTyped(null);
    if (by === 1 ? left > 0 : count > 0) onCount(count + by);
  }

  return (
    <Row gap={4} gapX={16} justify="between" wraps>
      <Text breaks>《{name}》</Text>
      <Stack gap={4} items="center">
        <QuantityStepper
          text={typed ?? String(count)}
          labels={{ count: `${what}数量`, less: `${what}减少${one}`, more: `${what}增加${one}` }}
          isInvalid={left !== 0}
          describedBy={left === 0 ? undefined : leftId}
          isLeast={count === 0}
          isMost={left <= 0}
          onChange={type}
          onStep={step}
          onBlur={() => setTyped(null)}
        />
        {left === 0 ? null : (
          <Text id={leftId} tone="seal" size="12-18">
            {leftText(left, goodsName)}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
