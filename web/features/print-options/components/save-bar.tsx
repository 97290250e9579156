import { useId } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { blockerProblem, type ChoiceSnapshot } from '../model/editor-snapshot.ts';
import { BarWords } from './bar-words.tsx';
import styles from './save-bar.module.css';
import { TotalPrice } from './total-price.tsx';
import { WaitingButton } from './waiting-button.tsx';

interface SaveBarProps {
  readonly snapshot: ChoiceSnapshot;
  readonly notice: string;
  readonly onRetryPrice: () => void;
  readonly onSave: () => void;
  readonly onBlocked: () => void;
}

/** Always in sight: what happened or stands in the way, the total (总价) and 下一步. */
export function SaveBar({ snapshot, notice, onRetryPrice, onSave, onBlocked }: SaveBarProps) {
  const problemId = useId();
  const { blocker, price, saveProblem, isSaving } = snapshot;
  const problem = saveProblem || blockerProblem(blocker);
  const isBlocked = blocker !== null && !isSaving;
  return (
    <Row as="footer" gap={8} gapX={24} justify="between" ground="sheet" ruled="top" className={styles.bar}>
      <BarWords notice={notice} problem={problem} problemId={problemId} />
      <Row gap={24} className={styles.row}>
        <TotalPrice price={price} onRetry={onRetryPrice} />
        <WaitingButton
          {...shows('ShoppingServiceMag.updateCart')}
          className={styles.next}
          isBlocked={isBlocked}
          isBusy={isSaving}
          describedBy={problem === '' ? undefined : problemId}
          onBlocked={onBlocked}
          onPress={onSave}
        >
          下一步
        </WaitingButton>
      </Row>
    </Row>
  );
}
