import { quantityMostWords } from '#contracts/rules/price/quantity.ts';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import { safeHtml } from '#web/lib/document/safe-html.ts';
import type { QuantitySnapshot } from '../model/quantity-edit.ts';
import styles from './quantity-foot.module.css';

interface QuantityFootProps {
  /** Why the line costs less (优惠); empty where it does not. */
  readonly discount: string;
  readonly snapshot: QuantitySnapshot;
  readonly goodsName: string;
}

function wordsOf({ isSlow, isJustSaved, isMost }: QuantitySnapshot, goodsName: string): string {
  if (isSlow) return '保存中…';
  const saved = isJustSaved ? '已保存' : '';
  return isMost ? [saved, quantityMostWords(goodsName)].filter(Boolean).join('，') : saved;
}

/** What stands under the quantity: its discount, or, in the same place, what became of it. */
export function QuantityFoot({ discount, snapshot, goodsName }: QuantityFootProps) {
  const words = wordsOf(snapshot, goodsName);
  return (
    <Stack size="12-18" text="center" className={styles.foot}>
      {discount === '' ? null : (
        <Text as="p" tone="brass" digits className={styles.discount} data-hidden={words !== ''}>
          {safeHtml(discount)}
        </Text>
      )}
      <p className={styles.saving} aria-live="polite">
        {words}
      </p>
    </Stack>
  );
}
