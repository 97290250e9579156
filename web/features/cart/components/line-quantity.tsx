import { Button } from 'antd';
import { useId, useRef } from 'react';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { QuantityStepper } from '#web/components/buying/quantity-stepper.tsx';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { askAgain } from '#web/lib/call/asked-again.ts';
import { useFocusGoesOn } from '#web/lib/document/use-focus-goes-on.ts';
import type { QuantityEdit, QuantitySnapshot } from '../model/quantity-edit.ts';
import styles from './line-quantity.module.css';

interface LineQuantityProps {
  /** Which line it is, for those who hear the page. */
  readonly name: string;
  readonly goodsName: string;
  readonly snapshot: QuantitySnapshot;
  readonly edit: QuantityEdit;
  readonly isLocked: boolean;
}

function wayBack({ standing, isSavedAfterAll, saved }: QuantitySnapshot): string {
  if (standing === 'unknown') return '重新核对';
  return isSavedAfterAll ? '知道了' : `恢复为 ${saved}`;
}

/** The quantity (数量) of a line, changed in its place. */
export function LineQuantity({ name, goodsName, snapshot, edit, isLocked }: LineQuantityProps) {
  const problemId = useId();
  const one = `一${countingWord(goodsName)}`;
  const { text, problem, isSaving, isSavedAfterAll } = snapshot;

  return (
    <Stack items="center" className={styles.quantity}>
      <QuantityStepper
        text={text}
        labels={{ count: `${name}的数量`, less: `${name}减少${one}`, more: `${name}增加${one}` }}
        isInvalid={problem !== '' && !isSavedAfterAll}
        describedBy={problem === '' ? undefined : problemId}
        isDisabled={isLocked}
        isBusy={isSaving}
        isLeast={text === '1'}
        isMost={snapshot.isMost}
        onChange={(typed) => edit.type(typed)}
        onStep={(by) => edit.step(by)}
        onBlur={() => edit.commit()}
        onEnter={() => edit.retry()}
        onEscape={() => edit.restore()}
      />
      {problem === '' ? null : <Problem id={problemId} snapshot={snapshot} edit={edit} />}
    </Stack>
  );
}

/** What became of the quantity, and the ways on and back. */
function Problem({ id, snapshot, edit }: Pick<LineQuantityProps, 'snapshot' | 'edit'> & { id: string }) {
  const { problem, isFailed, isSavedAfterAll, saved, standing } = snapshot;
  const words = useRef<HTMLDivElement>(null);
  useFocusGoesOn(words);
  return (
    <Text as="div" ref={words} above={4} tone="seal" size="12-18" text="center" className={styles.problem}>
      <p id={id} role="alert">
        {problem}
      </p>
      <Text as="p" tone="text" role="status">
        {isSavedAfterAll ? `已核对：数量已保存为 ${saved}` : ''}
      </Text>
      <Row align="stretch" justify="center" className={styles.ways}>
        {isFailed ? (
          <Button type="link" size="small" className={styles.way} onClick={() => askAgain(edit.retry)}>
            重试
          </Button>
        ) : null}
        {standing === 'asking' ? (
          <Text tone="muted" className={styles.asking}>
            正在核对…
          </Text>
        ) : (
          <Button type="link" size="small" className={styles.way} onClick={() => edit.restore()}>
            {wayBack(snapshot)}
          </Button>
        )}
      </Row>
    </Text>
  );
}
