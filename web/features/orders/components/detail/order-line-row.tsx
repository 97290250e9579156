import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { optionsText } from '#contracts/rules/print/options-text.ts';
import { Money } from '#web/components/buying/money.tsx';
import { UnitPrice } from '#web/components/buying/unit-price.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import type { OrderLine } from '#web/features/orders/model/orders.ts';
import styles from './order-line-row.module.css';

interface OrderLineRowProps {
  readonly line: OrderLine;
  /** The detail has room for what the customer wished. */
  readonly isFull?: boolean;
}

/** A printed work of an order (订单商品), as it was when it was ordered. */
export function OrderLineRow({ line, isFull = false }: OrderLineRowProps) {
  return (
    <li className={styles.line}>
      <OpusCover
        code={line.opusCode}
        words="翻阅作品"
        src={line.photoPath}
        name={line.clientDesignName}
        pageNum={Number.parseInt(line.showPageNum, 10) || undefined}
        size="small"
      />
      <div className={styles.about}>
        <p className={styles.name}>{line.clientDesignName}</p>
        <p className={styles.goods}>
          {line.goodsName} · {line.showPageNum}
        </p>
        <p className={styles.options} data-full={isFull}>
          {optionsText(line.options)}
        </p>
        {isFull && line.remarkinfo !== '' ? <p className={styles.options}>备注：{line.remarkinfo}</p> : null}
      </div>
      <p className={styles.count}>
        <span className="only-read">数量</span>
        {copiesText(line.count, line.goodsName)}
      </p>
      <p className={styles.price}>
        <Money amount={line.totalPrice} />
        <span className={styles.unit}>
          <UnitPrice of={line} />
        </span>
      </p>
    </li>
  );
}
