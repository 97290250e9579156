import { Money } from '#web/components/buying/money.tsx';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { safeHtml } from '#web/lib/document/safe-html.ts';
import { shows } from '#web/lib/shows.ts';
import type { ChoiceEditor } from '../model/choice-editor.ts';
import type { ChoiceSnapshot } from '../model/editor-snapshot.ts';
import type { PriceState } from '../model/price-watch.ts';
import type { ShownPrice } from '../model/shown-price.ts';
import styles from './price-rungs.module.css';
import { QuantityField } from './quantity-field.tsx';

interface PriceRungsProps {
  readonly snapshot: ChoiceSnapshot;
  readonly editor: ChoiceEditor;
}

/** The price to show: the current one, or while it is on its way the estimate, or the last one drawn as out of date. */
export function shownOf(price: PriceState): ShownPrice | null {
  if (price.status === 'current') return price.shown;
  return price.status === 'pending' ? (price.estimate ?? price.last) : null;
}

/** Whether what is shown is the price of an earlier choice. */
export function isOutOfDate(price: PriceState): boolean {
  return price.status === 'pending' && price.estimate === null;
}

function Amount({ amount }: { amount: string | undefined }) {
  return amount === undefined ? <Muted>—</Muted> : <Money amount={amount} />;
}

/** Unit price, quantity, subtotal and what the quantity earns (单价, 数量, 小计, 满量优惠). */
export function PriceRungs({ snapshot, editor }: PriceRungsProps) {
  const { price } = snapshot;
  const shown = shownOf(price);
  const isStale = isOutOfDate(price);
  return (
    <Stack
      as="dl"
      gap={10}
      className={styles.ladder}
      aria-busy={price.status === 'pending'}
      data-stale={isStale}
      {...shows('ShoppingServiceMag.getTotal')}
    >
      <Stack align="baseline" facts className={styles.rung}>
        <dt>单价</dt>
        <dd className={styles.fresh}>
          {shown && shown.unitPriceBefore !== '' ? (
            <Muted as="del" size={12} className={styles.before}>
              <Money amount={shown.unitPriceBefore} />
            </Muted>
          ) : null}
          {shown?.isUnitPriceRounded ? '约 ' : null}
          <Amount amount={shown?.unitPrice} />
        </dd>
      </Stack>
      <Stack align="baseline" facts className={styles.rung}>
        <dt>数量</dt>
        <dd>
          <QuantityField
            text={snapshot.countText}
            goodsName={snapshot.goodsName}
            problem={snapshot.countProblem}
            isLocked={snapshot.isSaving}
            onChange={editor.setCount}
            onStep={editor.stepCount}
          />
        </dd>
      </Stack>
      <Stack align="baseline" facts className={styles.rung}>
        <dt>小计</dt>
        <dd className={styles.fresh}>
          <Amount amount={shown?.total} />
        </dd>
      </Stack>
      {shown && shown.discountHtml !== '' ? (
        <Text
          as="div"
          ground="brass-soft"
          tone="brass"
          size="12-20"
          digits
          radius="control"
          className={styles.discount}
        >
          <dt className="only-read">满量优惠</dt>
          <dd className={styles.fresh}>{safeHtml(shown.discountHtml)}</dd>
        </Text>
      ) : null}
    </Stack>
  );
}
