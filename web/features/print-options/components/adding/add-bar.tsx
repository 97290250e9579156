import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { QUOTE_FROM_FEN } from '#contracts/rules/account/service-desk.ts';
import { parseFen } from '#contracts/rules/money.ts';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { Money } from '#web/components/buying/money.tsx';
import { UndoLine } from '#web/components/undo-line.tsx';
import type { ChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import { blockerProblem, type ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import { ContactDesk } from '#web/features/service/components/contact-desk.tsx';
import { Box, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { BarWords } from '../bar-words.tsx';
import { shownOf } from '../price-rungs.tsx';
import { QuantityField } from '../quantity-field.tsx';
import { TotalPrice } from '../total-price.tsx';
import { WaitingButton } from '../waiting-button.tsx';
import styles from './add-bar.module.css';

interface AddBarProps {
  readonly snapshot: ChoiceSnapshot;
  readonly editor: Pick<ChoiceEditor, 'setCount' | 'stepCount' | 'retryPrice'>;
  /** What the goods are counted by (量词). */
  readonly word: string;
  /** What has to be agreed to first; empty where nothing has. */
  readonly obstacle: string;
  readonly notice: string;
  readonly busy: ReadonlySet<string>;
  /** How many copies were added just now, for as long as that can be taken back here. */
  readonly added: {
    readonly count: string;
    /** With those of an equal line, which they were added to; null where there was none. */
    readonly together: number | null;
    readonly undo: () => void;
  } | null;
  /** Lies in the cart since it was bought at once, and waits to be ordered. */
  readonly bought: { readonly count: string } | null;
  readonly onBlocked: () => void;
  readonly onAdd: () => void;
  readonly onBuy: () => void;
  /** What follows from the quantity, where there is room for it. */
  readonly children?: ReactNode;
}

function addedWords({ count, together }: NonNullable<AddBarProps['added']>, goodsName: string): string {
  return together === null
    ? `已加入购物车 ${copiesText(count, goodsName)}`
    : `已加入购物车，现有 ${copiesText(together, goodsName)}`;
}

/** Always in sight: the quantity (数量), the total (总价), and the two ways on (加入购物车, 立即购买). */
export function AddBar(props: AddBarProps) {
  const { snapshot, editor, obstacle, notice, busy, added, bought } = props;
  const problemId = useId();
  const ways = useRef<HTMLDivElement>(null);
  const { blocker, price, saveProblem, isSaving, countText, countProblem } = snapshot;
  // What is wrong with the quantity stands at the quantity.
  const problem = saveProblem || (countProblem === '' ? blockerProblem(blocker) : '') || obstacle;
  const isBlocked = (blocker !== null && !isSaving) || obstacle !== '';
  const about = {
    className: styles.way,
    isBlocked,
    describedBy: problem === '' ? undefined : problemId,
    onBlocked: props.onBlocked,
  };
  const shown = shownOf(price);

  /** What was pressed goes with its line, so the focus goes to what would add once more. */
  function takeBack(undo: () => void): void {
    undo();
    [...(ways.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }

  return (
    <Stack as="section" gap={12} keeps ruled="top" className={styles.bar} aria-label="加入购物车">
      <Row gap={12} align="start" justify="between" className={styles.quantity}>
        <Muted className={styles.label} aria-hidden="true">
          数量
        </Muted>
        <QuantityField
          text={countText}
          problem={countProblem}
          goodsName={snapshot.goodsName}
          isLocked={isSaving}
          onChange={editor.setCount}
          onStep={editor.stepCount}
        />
      </Row>
      {props.children}
      <Box padTop={12} ruled="top" className={styles.price}>
        <TotalPrice price={price} onRetry={editor.retryPrice} />
        {shown === null || shown.unitPrice === shown.total ? null : (
          <Note size="12-18" text="right" digits>
            {shown.isUnitPriceRounded ? '约 ' : ''}
            <Money amount={shown.unitPrice} /> / {props.word}
          </Note>
        )}
      </Box>
      {shown !== null && (parseFen(shown.total) ?? 0) >= QUOTE_FROM_FEN ? (
        <Note size="12-18" text="right">
          大批量可以单独报价
          <ContactDesk
            topic="quote"
            label="联系客服报价"
            words={`想印${copiesText(countText, snapshot.goodsName)}，请报价。`}
          />
        </Note>
      ) : null}
      <BarWords notice={notice} problem={problem} problemId={problemId} />
      {added ? (
        <UndoLine text={addedWords(added, snapshot.goodsName)} onUndo={() => takeBack(added.undo)}>
          <Link className={styles.toCart} to={PATHS.shoppingCart.getHref()}>
            去购物车
          </Link>
        </UndoLine>
      ) : null}
      {bought === null ? null : (
        <Text as="p" size="12-20" className={styles.bought} role="status">
          {copiesText(bought.count, snapshot.goodsName)}
          已在购物车，点「立即购买」按这里的选择更新，不会重复添加。
          <Link to={PATHS.shoppingCart.getHref()}>去购物车</Link>
        </Text>
      )}
      <Stack gap={8} ref={ways} className={styles.ways} {...shows('ShoppingServiceMag.addCart')}>
        <WaitingButton {...about} isPlain isBusy={busy.has('buy')} onPress={props.onBuy}>
          立即购买
        </WaitingButton>
        <WaitingButton {...about} isBusy={busy.has('add')} onPress={props.onAdd}>
          加入购物车
        </WaitingButton>
      </Stack>
    </Stack>
  );
}
