import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { Muted } from '#web/kit/layout/shapes.ts';
import { useOnline } from '#web/lib/document/use-online.ts';
import { shows } from '#web/lib/shows.ts';
import type { ImportJob } from '../../model/import-job.ts';
import { isOver } from '../../model/queued-import.ts';
import type { ShownImports } from '../../model/use-imports.ts';
import styles from './import-queue.module.css';
import { ImportRow } from './import-row.tsx';

interface ImportQueueProps {
  readonly imports: Pick<ShownImports, 'jobs' | 'actions' | 'isLoading' | 'error' | 'refetch'>;
  readonly renderPublish?: ((job: ImportJob) => ReactNode) | undefined;
}

/** The imports (导入进度), the latest first; nothing where there are none. */
export function ImportQueue({ imports, renderPublish }: ImportQueueProps) {
  const { jobs, actions, isLoading, error, refetch } = imports;
  const isOnline = useOnline();
  const going = jobs.filter((job) => !isOver(job)).length;
  if (jobs.length === 0 && !isLoading && error === null) return null;

  return (
    <Sheet
      title="导入进度"
      extra={jobs.length === 0 ? null : <Muted size={12}>{countWords(going)}</Muted>}
      {...shows('OpusServiceMag.getImports')}
    >
      {isOnline ? null : (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="现在没有联网。已经上传的页面都在，连上网络后会接着上传。"
        />
      )}
      {error === null ? null : error.kind === 'not-there' ? (
        <UnsupportedState text="不能在这里上传文件，已有的作品不受影响。" />
      ) : (
        <ErrorState
          title="未完成的导入没有加载出来"
          text="已经上传的页面都在，请稍后重试。"
          onRetry={refetch}
          error={error}
        />
      )}
      {isLoading && jobs.length === 0 ? <LinesSkeleton count={3} /> : null}
      <ul className={styles.jobs} aria-label="导入的文件">
        {[...jobs].reverse().map((job) => (
          <li key={job.key}>
            <ImportRow job={job} actions={actions} renderPublish={renderPublish} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function countWords(going: number): string {
  return going > 0 ? `${going} 个还没完成` : '都处理好了';
}
