import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedNote } from '#web/components/unsupported-state.tsx';
import { queries } from '../queries.ts';
import styles from './about.module.css';

/** What became of the member's own remarks (我的反馈进度). */
export function FeedbackList() {
  const query = useQuery(queries.feedback());

  if (query.isPending) {
    return <LinesSkeleton count={4} />;
  }
  if (query.error?.kind === 'not-there') {
    return <UnsupportedNote />;
  }
  if (query.isError) {
    return (
      <ErrorState
        title="反馈进度没有加载出来"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        error={query.error}
      />
    );
  }
  if (query.data.list.length === 0) {
    return <EmptyState text="您还没有提交过反馈；提交后可以在这里看到处理进度。" />;
  }
  return (
    <ul className={styles.feedback}>
      {query.data.list.map((item) => (
        <li key={item.ID}>
          <p className={styles.remark}>{item.content}</p>
          <p className={styles.meta}>
            <Tag>{item.state}</Tag>
            <time>{item.sent}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
