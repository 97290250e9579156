import { Button } from 'antd';
import { useState } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { Problem } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useProduct } from '../use-product.ts';
import { useWords } from '../words/words.ts';
import { laterWrites, takeBack } from './row-calls.ts';

interface UndoEditProps {
  readonly column: string;
  readonly moment: number;
  readonly onUndone: () => void;
}

/** Takes an edit back; what else was written since goes with it, which is said before. */
export function UndoEdit({ column, moment, onUndone }: UndoEditProps) {
  const action = useAction();
  const product = useProduct();
  const say = useWords().world.rows;
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
      (isDone) => (isDone ? say.undone : say.confirm),
    );
  }

  return (
    <Row gap={8} wraps padY={8} padX={12} ground="paper" radius="sheet" justify="between" role="status">
      <span>{later > 0 ? say.later(later) : say.edited(column)}</span>
      <Button size="small" disabled={action.isBusy} onClick={() => undo(later > 0)}>
        {later > 0 ? say.undoAll : say.undo}
      </Button>
      <Problem text={action.problem} />
    </Row>
  );
}
