import { Button } from 'antd';
import { useState } from 'react';
import { Problem } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useProduct } from '../use-product.ts';
import { laterWrites, takeBack } from './row-calls.ts';
import styles from './rows.module.css';

interface UndoEditProps {
  readonly column: string;
  readonly moment: number;
  readonly onUndone: () => void;
}

/** Takes an edit back; what else was written since goes with it, which is said before. */
export function UndoEdit({ column, moment, onUndone }: UndoEditProps) {
  const action = useAction();
  const product = useProduct();
  const [later, setLater] = useState(0);

  function undo(isAgreed: boolean): void {
    action.run(
      async () => {
        const others = await laterWrites(moment);
        if (others > 0 && !isAgreed) {
          setLater(others);
          return false;
        }
        await takeBack(moment);
        onUndone();
        await product.refetch();
        return true;
      },
      (isDone) => (isDone ? '已撤销' : '请确认'),
    );
  }

  return (
    <div className={styles.undo} role="status">
      <span>
        {later > 0
          ? `此后还有 ${later} 次写入，撤销会把它们一并撤回。`
          : `${column} 已修改，页面已按新数据刷新。`}
      </span>
      <Button size="small" disabled={action.isBusy} onClick={() => undo(later > 0)}>
        {later > 0 ? '一并撤回' : '撤销'}
      </Button>
      <Problem text={action.problem} />
    </div>
  );
}
