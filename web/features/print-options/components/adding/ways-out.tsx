import { Link } from 'react-router-dom';
import type { WayKind, WayOut } from '#web/features/print-options/model/mending.ts';
import { Box, Row } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import styles from '../option.module.css';

export interface WaysOutProps {
  readonly ways: readonly WayOut[];
  /** The work that would need other pages or another product; empty where it cannot be looked up. */
  readonly workName: string;
  readonly onTake: (kind: WayKind) => void;
}

/**
 * What can be done where nothing can be printed as it is (怎么办): with one tap here, or in the work itself. Its list
 * opens beside this page, so that nothing that was chosen here is lost.
 */
export function WaysOut({ ways, workName, onTake }: WaysOutProps) {
  const isFarther = workName !== '' && ways.every(({ kind }) => kind !== 'instead');
  if (ways.length === 0 && !isFarther) return null;
  return (
    <Row gap={8} gapX={16} wraps>
      {ways.map(({ kind, text }) => (
        <Box
          key={kind}
          type="button"
          as="button"
          thumb
          tone="ink"
          bare
          ground="ink-soft"
          className={styles.fix}
          onClick={() => onTake(kind)}
        >
          {text}
        </Box>
      ))}
      {isFarther ? (
        <Link
          className={styles.farther}
          to={PATHS.opusList.getHref('all', { keyword: workName })}
          target="_blank"
          rel="noopener"
        >
          到我的作品中调整页数，或另选商品
        </Link>
      ) : null}
    </Row>
  );
}
