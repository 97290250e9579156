import type { CSSProperties } from 'react';
import { Box } from '#web/kit/layout/shapes.ts';
import type { ImportJob } from '../../model/import-job.ts';
import styles from './import-progress.module.css';
import { shareDone, stageWords } from './job-words.ts';

/** The progress of an import (进度), indeterminate while its length is unknown. */
export function ImportProgress({ job }: { readonly job: ImportJob }) {
  const share = shareDone(job);
  const done = share === null ? undefined : Math.floor(share * 100);
  return (
    <Box
      ground="paper-deep"
      className={styles.bar}
      role="progressbar"
      aria-label={`《${job.name}》的进度`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={done}
      aria-valuetext={stageWords(job)}
      data-stage={job.stage}
      data-known={share !== null}
      style={{ '--share': share ?? 0.3 } as CSSProperties}
    />
  );
}
