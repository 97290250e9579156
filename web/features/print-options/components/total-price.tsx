import { Spin } from 'antd';
import { useRef } from 'react';
import { Money } from '#web/components/buying/money.tsx';
import { Box, Stack, Text } from '#web/kit/layout/shapes.ts';
import { askAgain } from '#web/lib/call/asked-again.ts';
import { useFocusGoesOn } from '#web/lib/document/use-focus-goes-on.ts';
import { shows } from '#web/lib/shows.ts';
import type { PriceState } from '../model/price-watch.ts';
import { isOutOfDate, shownOf } from './price-rungs.tsx';
import styles from './total-price.module.css';

interface TotalPriceProps {
  readonly price: PriceState;
  readonly onRetry: () => void;
}

function NoPrice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useFocusGoesOn(words);
  return (
    <Text as="p" ref={words} tone="seal" role="alert">
      {text}
      <Box
        as="button"
        type="button"
        bare
        thumb
        padX={8}
        tone="ink"
        className={styles.link}
        onClick={() => askAgain(onRetry)}
      >
        重试
      </Box>
    </Text>
  );
}

/** The total (总价), drawn as out of date while a new one is on its way; or that there is none, and trying again. */
export function TotalPrice({ price, onRetry }: TotalPriceProps) {
  if (price.status === 'failed') return <NoPrice text={price.error.message} onRetry={onRetry} />;
  const shown = shownOf(price);
  const isPending = price.status === 'pending';
  const isStale = isOutOfDate(price);
  return (
    <Stack
      align="center"
      justify="end"
      gapX={8}
      className={styles.total}
      aria-live="polite"
      aria-busy={isPending}
      data-stale={isStale}
      {...shows('ShoppingServiceMag.getTotal')}
    >
      <span className={styles.label}>总价</span>
      {isPending ? (
        <span className={styles.spin} role="status" aria-label="正在计算价格">
          {isStale ? <Spin size="small" /> : <span className={styles.estimate}>估</span>}
        </span>
      ) : null}
      <span className={styles.amount} aria-hidden={isPending}>
        {shown === null ? '—' : <Money amount={shown.total} isTotal />}
      </span>
      {shown && shown.saved !== '' ? (
        <span className={styles.saved} aria-hidden={isPending}>
          已优惠 <Money amount={shown.saved} isBetter />
        </span>
      ) : null}
    </Stack>
  );
}
