import { Button, Checkbox } from 'antd';
import { ACTION_NAMES, isEnding, movesOfAll } from '#web/features/publications/model/move-words.ts';
import type { Work, WorkMove } from '#web/features/publications/model/work.ts';
import rising from '#web/kit/layout/rising.module.css';
import { Muted, Row } from '#web/kit/layout/shapes.ts';
import styles from './batch-bar.module.css';

interface BatchBarProps {
  /** The chosen ones. */
  readonly works: readonly Work[];
  /** How many could be. */
  readonly onPage: number;
  readonly isBusy: boolean;
  readonly onSelectPage: (isChosen: boolean) => void;
  readonly onAct: (move: WorkMove) => void;
}

/** The actions for several works at once (批量操作); slides up when a work is chosen. */
export function BatchBar({ works, onPage, isBusy, onSelectPage, onAct }: BatchBarProps) {
  if (works.length === 0) return null;
  const isAll = works.length === onPage;
  return (
    <Row
      as="section"
      gap={8}
      gapX={24}
      justify="between"
      wraps
      ground="sheet"
      shadow="float"
      className={`${rising.bar} ${styles.bar}`}
      aria-label="批量操作"
    >
      <Row gap={8} thumb className={styles.chosen}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll}
          onChange={(event) => onSelectPage(event.target.checked)}
        >
          全选本页
        </Checkbox>
        <Muted className={styles.count} aria-live="polite">
          已选 <b>{works.length}</b> 件
        </Muted>
        <Button type="link" size="small" onClick={() => onSelectPage(false)}>
          取消选择
        </Button>
      </Row>
      <Row gap={8} className={styles.moves}>
        {movesOfAll(works).map((move) => (
          <Button key={move} danger={isEnding(move)} loading={isBusy} onClick={() => onAct(move)}>
            {move === 'move' ? '移动' : ACTION_NAMES[move]}
          </Button>
        ))}
      </Row>
    </Row>
  );
}
