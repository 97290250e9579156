import { copiesText, linesText } from '#contracts/rules/print/counting-word.ts';
import { optionsText } from '#contracts/rules/print/options-text.ts';
import { Money } from '#web/components/buying/money.tsx';
import { UnitPrice } from '#web/components/buying/unit-price.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import ruled from '#web/kit/layout/ruled.module.css';
import { shows } from '#web/lib/shows.ts';
import type { PreviewLine } from '../model/checkout.ts';
import styles from './order-lines.module.css';

function Line({ line }: { line: PreviewLine }) {
  return (
    <li className={`${ruled.row} ${styles.line}`}>
      <OpusCover code={line.opusCode} src={line.photoPath} name={line.clientDesignName} size="small" />
      <div className={styles.about}>
        <p className={styles.name}>{line.clientDesignName}</p>
        <p className={styles.goods}>
          {line.goodsName} · {line.showPageNum}
        </p>
        <p className={styles.options}>{optionsText(line.options)}</p>
        {line.remarkinfo ? <p className={styles.options}>备注：{line.remarkinfo}</p> : null}
      </div>
      <p className={styles.count}>{copiesText(line.count, line.goodsName)}</p>
      <p className={styles.price}>
        <Money amount={line.totalPrice} />
        <span className={styles.unit}>
          <UnitPrice of={line} />
        </span>
      </p>
    </li>
  );
}

/** What is being ordered (商品清单), read only: changes are made in the cart. */
export function OrderLines({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <Sheet title={`商品清单（${linesText(lines)}）`} {...shows('OrderServiceMag.previewOrder')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.cartID} line={line} />
        ))}
      </ul>
    </Sheet>
  );
}
