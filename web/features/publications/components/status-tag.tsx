import { STATUS_NAMES } from '#contracts/rules/publications/publication-states.ts';
import { Muted } from '#web/kit/layout/shapes.ts';
import type { Work } from '../model/work.ts';
import styles from './status-tag.module.css';

/** What others can read of a work (作品状态). */
export function StatusTag({ status }: Pick<Work, 'status'>) {
  return (
    <Muted padX={8} ground="paper-deep" size="12-20" nowrap className={styles.tag} data-status={status}>
      {STATUS_NAMES[status]}
    </Muted>
  );
}
