import { useId } from 'react';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { UndoLine } from '#web/components/undo-line.tsx';
import { shows } from '#web/lib/shows.ts';
import { blockerProblem, type ChoiceSnapshot } from '../model/editor-snapshot.ts';
import styles from './add-bar.module.css';
import { BarWords } from './bar-words.tsx';
import { TotalPrice } from './total-price.tsx';
import { WaitingButton } from './waiting-button.tsx';

interface AddBarProps {
  readonly snapshot: ChoiceSnapshot;
  /** What has to be agreed to first; empty where nothing has. */
  readonly obstacle: string;
  readonly notice: string;
  readonly busy: ReadonlySet<string>;
  /** How many copies were added just now, for as long as that can be taken back here. */
  readonly added: { readonly count: string; readonly undo: () => void } | null;
  readonly onRetryPrice: () => void;
  readonly onBlocked: () => void;
  readonly onAdd: () => void;
  readonly onBuy: () => void;
}

/** Always in sight: the total (总价), and the two ways on (加入购物车, 立即购买). */
export function AddBar(props: AddBarProps) {
  const { snapshot, obstacle, notice, busy, added } = props;
  const problemId = useId();
  const { blocker, price, saveProblem, isSaving } = snapshot;
  const problem = saveProblem || blockerProblem(blocker) || obstacle;
  const isBlocked = (blocker !== null && !isSaving) || obstacle !== '';
  const about = {
    className: styles.way,
    isBlocked,
    describedBy: problem === '' ? undefined : problemId,
    onBlocked: props.onBlocked,
  };
  return (
    <section className={styles.bar} aria-label="加入购物车">
      <BarWords notice={notice} problem={problem} problemId={problemId} />
      {added ? (
        <UndoLine text={`已加入购物车 ${copiesText(added.count, snapshot.goodsName)}`} onUndo={added.undo} />
      ) : null}
      <TotalPrice price={price} onRetry={props.onRetryPrice} />
      <div className={styles.ways} {...shows('ShoppingServiceMag.addCart')}>
        <WaitingButton {...about} isPlain isBusy={busy.has('buy')} onPress={props.onBuy}>
          立即购买
        </WaitingButton>
        <WaitingButton {...about} isBusy={busy.has('add')} onPress={props.onAdd}>
          加入购物车
        </WaitingButton>
      </div>
    </section>
  );
}
