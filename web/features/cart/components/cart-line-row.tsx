import { Button, Checkbox } from 'antd';
import { memo, useEffect, useId } from 'react';
import { type CopyPrices, printMore } from '#contracts/rules/price/print-more.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { Money } from '#web/components/buying/money.tsx';
import { UnitPrice } from '#web/components/buying/unit-price.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { onFirstPress } from '#web/lib/document/first-press.ts';
import type { CartLine } from '../model/cart.ts';
import { lineProblem } from '../model/line-facts.ts';
import { lineHint } from '../model/line-hint.ts';
import styles from './cart-line-row.module.css';
import { EarlierVersion } from './earlier-version.tsx';
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
  /** What other quantities cost; null while unknown. */
  readonly prices: CopyPrices | null;
  /** Always the same functions. */
  readonly acts: LineActs;
}

/** What can be done to a line from its row. */
export interface LineActs {
  select(line: CartLine, isSelected: boolean): void;
  /** Answers the quantity that the server has, or null. */
  reread(id: string): Promise<number | null>;
  refresh(id: string): Promise<void>;
  edit(line: CartLine): void;
  /** Goes where the work can be changed. */
  openWorks(): void;
  copy(line: CartLine): void;
  remove(line: CartLine): void;
  noteUnsaved(id: string, isUnsaved: boolean): void;
}

function LinePrice({ line }: { line: CartLine }) {
  return (
    <Row align="baseline" justify="end" wraps className={styles.unitPrice}>
      <span className={styles.label}>单价</span>
      {line.previousUnitPrice === '' ? null : (
        <>
          <Muted as="del" size={12}>
            <span className="only-read">上次 </span>
            <Money amount={line.previousUnitPrice} />
          </Muted>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </>
      )}
      <Text nowrap>
        <UnitPrice of={line} />
      </Text>
    </Row>
  );
}

/**
 * A line of the cart (购物车商品) that can be ordered, or could be once its options are put right. Drawn anew only when
 * something of its own changed, because twenty of them keep a slow phone busy for longer than a press should take.
 */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, isSelected, isBusy, isOutdated, prices, acts } = props;
  const { ID, goods, buzhou, pageNum, remarkinfo, count } = line;
  const edited = { ID, goodsID: goods.ID, cnums: joinCnums(buzhou), pageNum, remarkinfo, count };
  const [quantity, edit] = useQuantityEdit(edited, { prices, acts, readAt: line });
  const { isUnsaved, newTotal } = quantity;
  const nameId = useId();
  const problem = lineProblem(line);
  const hint = lineHint({
    problem,
    isOutdated,
    more: prices && !isUnsaved ? printMore(prices, line.count, line.goodsName) : null,
    discount: line.yhstr,
  });

  useEffect(() => {
    acts.noteUnsaved(line.ID, isUnsaved);
    return () => acts.noteUnsaved(line.ID, false);
  }, [acts, line.ID, isUnsaved]);

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
        onChange={(event) => acts.select(line, event.target.checked)}
      />
      <OpusCover
        code={line.opusCode}
        src={line.photoPath}
        name={line.clientDesignName}
        pageNum={line.pageNum}
      />
      <LineAbout line={line} nameId={nameId} />
      <LinePrice line={line} />
      <Row gap={4} align="stretch" className={styles.actions}>
        <Button
          type="link"
          size="small"
          disabled={isBusy}
          aria-describedby={nameId}
          onClick={() => acts.edit(line)}
        >
          修改选项
        </Button>
        <Button
          type="link"
          size="small"
          // Disabled it would lose the focus; a second press is held back by the guard.
          aria-disabled={isBusy}
          aria-describedby={nameId}
          className={styles.quiet}
          onClick={() => acts.copy(line)}
        >
          复制
        </Button>
        <Button
          type="link"
          size="small"
          disabled={isBusy}
          aria-describedby={nameId}
          className={`${styles.quiet} ${styles.delete}`}
          onClick={onFirstPress(() => acts.remove(line))}
        >
          删除
        </Button>
      </Row>
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
      <Stack gap={8} above={8} className={styles.notes}>
        {line.versionAt ? (
          <EarlierVersion cartID={line.ID} versionAt={line.versionAt} lineNameId={nameId} />
        ) : null}
        <HintNote
          hint={hint}
          lineNameId={nameId}
          onEdit={() => acts.edit(line)}
          onOpenWorks={acts.openWorks}
          onRefresh={() => void acts.refresh(line.ID)}
          onTakeMore={edit.apply}
        />
      </Stack>
    </li>
  );
});
