import type { OrderDetail } from '#web/features/orders/model/orders.ts';
import { Muted, Stack } from '#web/kit/layout/shapes.ts';
import styles from './file-problems.module.css';

const LEVELS = { error: '必须处理', warning: '建议处理', info: '提示' } as const;

interface FileProblemProps {
  readonly detail: OrderDetail;
  readonly problem: OrderDetail['fileProblems'][number];
}

/** One thing that the check found in the files (文件问题), with its page. */
export function FileProblem({ detail: { lines }, problem }: FileProblemProps) {
  const { lineID, level, page, text } = problem;
  const name = lines.find((line) => line.lineID === lineID)?.clientDesignName ?? '';
  return (
    <Stack as="span" gap={12} align="start" columns="lead">
      <Muted padX={8} ground="paper-deep" size={12} radius={4} className={styles.level} data-level={level}>
        {LEVELS[level]}
      </Muted>
      <span className={styles.text}>
        <b>
          {lines.length === 1 ? '' : `《${name}》`}
          {page > 0 ? `第 ${page} 页` : '整本'}
        </b>
        {text}
      </span>
    </Stack>
  );
}

/** All of them, to be read through. */
export function FileProblems({ detail }: { detail: OrderDetail }) {
  return (
    <Stack as="ul" gap={8} aria-label="文件问题">
      {detail.fileProblems.map((problem) => (
        <li key={`${problem.lineID} ${problem.page} ${problem.text}`}>
          <FileProblem detail={detail} problem={problem} />
        </li>
      ))}
    </Stack>
  );
}
