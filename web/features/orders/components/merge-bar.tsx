import { Button } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import rising from '#web/kit/layout/rising.module.css';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { Merge } from '../model/merge.ts';
import styles from './merge-bar.module.css';

interface MergeBarProps {
  readonly merge: Merge;
  readonly onPay: () => void;
  readonly onClear: () => void;
}

/** Several orders paid at once (合并支付); it comes up from below when something is chosen. */
export function MergeBar({ merge, onPay, onClear }: MergeBarProps) {
  const { orderNos, total, obstacle } = merge;
  if (orderNos.length === 0) return null;
  return (
    <Stack
      as="section"
      align="center"
      ground="sheet"
      shadow="float"
      className={`${rising.bar} ${styles.bar}`}
      aria-label="合并支付"
    >
      <Row as="p" gapX={8} wraps className={styles.words} aria-live="polite">
        <span>
          已选 <b>{orderNos.length}</b> 个订单
        </span>
        <Button type="link" size="small" onClick={onClear}>
          取消选择
        </Button>
        {obstacle === '' ? null : <Text tone="seal">{obstacle}</Text>}
      </Row>
      <Row as="p" gap={8} align="baseline" inline>
        应付 <Money amount={total} isTotal />
      </Row>
      <Button type="primary" size="large" disabled={obstacle !== ''} onClick={onPay}>
        {orderNos.length > 1 ? '合并支付' : '去支付'}
      </Button>
    </Stack>
  );
}
