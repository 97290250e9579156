import { type ReactNode, useState } from 'react';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import type { ImportActions, ImportJob, ImportStage } from '../../model/import-job.ts';
import { ImportProgress } from './import-progress.tsx';
import styles from './import-row.module.css';
import { JobButtons } from './job-buttons.tsx';
import { JobName } from './job-name.tsx';
import { cancelConsequence, fileWords, STAGE_NAMES, stageWords } from './job-words.ts';

interface ImportRowProps {
  readonly job: ImportJob;
  readonly actions: ImportActions;
  readonly renderPublish?: ((job: ImportJob) => ReactNode) | undefined;
}

/** Stages with a progress bar. */
const MOVING: readonly ImportStage[] = [
  'waiting',
  'reading',
  'running',
  'elsewhere',
  'paused',
  'wanting-file',
  'failed',
];

/** One import (导入任务): its file, its progress and its actions. */
export function ImportRow({ job, actions, renderPublish }: ImportRowProps) {
  const [isGivingUp, setIsGivingUp] = useState(false);
  const { key, name, stage, photoPath, pageNum, pagesDone } = job;

  function cancel(): void {
    if (pagesDone > 0) setIsGivingUp(true);
    else actions.cancel(key);
  }

  return (
    <Stack as="article" align="center" padY={16} className={styles.row} aria-label={name} data-stage={stage}>
      <BookCover src={photoPath} name={name} pageNum={Math.max(1, pageNum)} size="small" />
      <div className={styles.words}>
        <JobName job={job} onRenamed={(renamed) => actions.renamed(key, renamed)} />
        <Note size="12-20" digits cut>
          {fileWords(job)}
        </Note>
      </div>
      <Stack gap={4} shrinks className={styles.state}>
        {MOVING.includes(stage) ? <ImportProgress job={job} /> : null}
        <Note size="12-20" digits breaks className={styles.said}>
          {stageWords(job)}
        </Note>
        {/* Announces the stage; every page would be too much to hear. */}
        <p className="only-read" role="status">
          {`《${name}》${STAGE_NAMES[stage]}`}
        </p>
      </Stack>
      <Row gap={8} align="stretch" justify="end" wraps className={styles.buttons}>
        <JobButtons job={job} actions={actions} renderPublish={renderPublish} onCancel={cancel} />
      </Row>
      {isGivingUp ? (
        <ActDialog
          title={`取消导入《${name}》？`}
          okText="取消导入"
          consequence={cancelConsequence(job)}
          isDestructive
          onClose={() => setIsGivingUp(false)}
          onOk={() => {
            setIsGivingUp(false);
            actions.cancel(key);
          }}
        />
      ) : null}
    </Stack>
  );
}
