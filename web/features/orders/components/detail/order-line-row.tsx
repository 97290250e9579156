import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { optionsText } from '#contracts/rules/print/options-text.ts';
import { Money } from '#web/components/buying/money.tsx';
import { UnitPrice } from '#web/components/buying/unit-price.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import type { OrderLine } from '#web/features/orders/model/orders.ts';
import { Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './order-line-row.module.css';

interface OrderLineRowProps {
  readonly line: OrderLine;
  /** The detail has room for what the customer wished. */
  readonly isFull?: boolean;
}

/** A printed work of an order (订单商品), as it was when it was ordered. */
export function OrderLineRow({ line, isFull = false }: OrderLineRowProps) {
  return (
    <Stack as="li" gap={4} gapX={16} padY={12} className={styles.line}>
      <OpusCover
        code={line.opusCode}
        words="翻阅作品"
        src={line.photoPath}
        name={line.clientDesignName}
        pageNum={Number.parseInt(line.showPageNum, 10) || undefined}
        size="small"
      />
      <div>
        <Text as="p" weight={600} breaks>
          {line.clientDesignName}
        </Text>
        <Text as="p" size="12-20" breaks>
          {line.goodsName} · {line.showPageNum}
        </Text>
        <Note size="12-20" breaks className={styles.options} data-full={isFull}>
          {optionsText(line.options)}
        </Note>
        {isFull && line.remarkinfo !== '' ? (
          <Note size="12-20" breaks className={styles.options}>
            备注：{line.remarkinfo}
          </Note>
        ) : null}
      </div>
      <Note text="right" digits className={styles.count}>
        <span className="only-read">数量</span>
        {copiesText(line.count, line.goodsName)}
      </Note>
      <Stack as="p" content="start" className={styles.price}>
        <Money amount={line.totalPrice} />
        <Muted size="12-20" breaks>
          <UnitPrice of={line} />
        </Muted>
      </Stack>
    </Stack>
  );
}
