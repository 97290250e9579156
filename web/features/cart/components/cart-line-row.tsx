import { Button, Checkbox } from 'antd';
import { useEffect } from 'react';
import { type CopyPrices, printMore } from '#contracts/rules/price/print-more.ts';
import { Money } from '#web/components/money.tsx';
import { OpusCover } from '#web/components/opus-cover.tsx';
import { onFirstPress } from '#web/lib/first-press.ts';
import type { CartLine } from '../api.ts';
import { lineProblem } from '../model/line-facts.ts';
import { lineHint } from '../model/line-hint.ts';
import styles from './cart-line-row.module.css';
import { HintNote } from './hint-note.tsx';
import { LineAbout } from './line-about.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { QuantityFoot } from './quantity-foot.tsx';
import { useQuantityEdit } from './use-quantity-edit.ts';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly isSelected: boolean;
  /** Something is being done to it at this moment. */
  readonly isBusy: boolean;
  /** It was saved, but could not be read again. */
  readonly isOutdated: boolean;
  readonly isFreshCopy: boolean;
  /** What other quantities cost; null while nobody knows. */
  readonly prices: CopyPrices | null;
  readonly onSelect: (isSelected: boolean) => void;
  /** Answers the quantity that the server has, or null. */
  readonly onReread: () => Promise<number | null>;
  readonly onRefresh: () => Promise<void>;
  readonly onEdit: () => void;
  /** Goes where the work can be changed. */
  readonly onOpenWorks: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  /** Always the same function. */
  readonly onUnsavedChange: (id: string, isUnsaved: boolean) => void;
}

function UnitPrice({ line }: { line: CartLine }) {
  return (
    <div className={styles.unitPrice}>
      <span className={styles.label}>单价</span>
      {line.previousUnitPrice === '' ? null : (
        <>
          <del className={styles.before}>
            <span className="only-read">上次 </span>
            <Money amount={line.previousUnitPrice} />
          </del>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </>
      )}
      <Money amount={line.unitPrice} />
    </div>
  );
}

/** A line of the cart (购物车商品) that can be ordered, or could be once its options are put right. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, isSelected, isBusy, isOutdated, prices, onSelect, onUnsavedChange } = props;
  const [quantity, edit] = useQuantityEdit(line, props);
  const { isUnsaved, newTotal } = quantity;
  const problem = lineProblem(line);
  const hint = lineHint({
    problem,
    isOutdated,
    more: prices && !isUnsaved ? printMore(prices, line.count, line.goodsName) : null,
    discount: line.yhstr,
  });

  useEffect(() => {
    onUnsavedChange(line.ID, isUnsaved);
    return () => onUnsavedChange(line.ID, false);
  }, [onUnsavedChange, line.ID, isUnsaved]);

  return (
    <li
      className={styles.row}
      data-busy={isBusy}
      data-selected={isSelected}
      data-fresh={props.isFreshCopy}
      aria-busy={isBusy}
    >
      <Checkbox
        className={styles.check}
        aria-label={`选择${line.clientDesignName}`}
        checked={isSelected}
        disabled={problem !== null || isBusy}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <OpusCover
        code={line.opusCode}
        src={line.photoPath}
        name={line.clientDesignName}
        pageNum={line.pageNum}
      />
      <LineAbout line={line} />
      <UnitPrice line={line} />
      <div className={styles.quantity}>
        <LineQuantity
          name={line.clientDesignName}
          goodsName={line.goodsName}
          snapshot={quantity}
          edit={edit}
          isLocked={problem !== null || isBusy}
        />
        {quantity.problem === '' ? (
          <QuantityFoot
            snapshot={quantity}
            goodsName={line.goodsName}
            discount={hint?.kind === 'discount' ? hint.html : ''}
          />
        ) : null}
      </div>
      <div className={styles.total} data-stale={isUnsaved || quantity.isSaving || isOutdated}>
        <span className={styles.label}>小计</span>
        {newTotal?.isEstimate ? <span className={styles.estimate}>估</span> : null}
        <Money amount={newTotal?.amount ?? line.totalPrice} />
      </div>
      <div className={styles.actions}>
        <Button type="link" size="small" disabled={isBusy} onClick={props.onEdit}>
          修改选项
        </Button>
        <Button type="link" size="small" disabled={isBusy} className={styles.quiet} onClick={props.onCopy}>
          复制
        </Button>
        <Button
          type="link"
          size="small"
          disabled={isBusy}
          className={`${styles.quiet} ${styles.delete}`}
          onClick={onFirstPress(props.onDelete)}
        >
          删除
        </Button>
      </div>
      <div className={styles.notes}>
        <HintNote
          hint={hint}
          onEdit={props.onEdit}
          onOpenWorks={props.onOpenWorks}
          onRefresh={() => void props.onRefresh()}
          onTakeMore={edit.apply}
        />
      </div>
    </li>
  );
}
