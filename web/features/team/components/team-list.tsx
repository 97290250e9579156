import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageTurner } from '#web/components/page-turner.tsx';
import { RecordList } from '#web/components/record-list.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import type { CallError } from '#web/lib/call-error.ts';
import { PAGE_SIZE } from '../api.ts';
import type { TeamPlace } from './use-team-address.ts';

interface Page<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

interface TeamListProps<Row, Found extends Page<Row>, Key extends QueryKey> {
  readonly label: string;
  readonly place: TeamPlace;
  readonly question: UseQueryOptions<Found, CallError, Found, Key>;
  readonly empty: string;
  readonly action?: ReactNode;
  readonly renderRow: (row: Row) => ReactNode;
  /** What stands above the rows, also where there are none. */
  readonly renderHead?: (found: Found) => ReactNode;
}

/** One page of anything of a team, in every condition that a list can be in. */
export function TeamList<Row, Found extends Page<Row>, Key extends QueryKey>(
  props: TeamListProps<Row, Found, Key>,
) {
  const { label, place, question, empty, action, renderRow, renderHead } = props;
  const query = useQuery(question);
  const { data, error } = query;
  if (data === undefined) {
    if (error?.kind === 'not-there')
      return <UnsupportedState text={`这里看不到${label}，其他功能照常使用。`} />;
    if (error === null) return <LinesSkeleton count={5} />;
    return (
      <ErrorState
        title={`${label}没有加载出来`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        error={error}
      />
    );
  }
  return (
    <>
      {renderHead?.(data)}
      {data.total === 0 ? (
        <EmptyState text={empty} action={action} />
      ) : (
        <RecordList label={label} isTurning={query.isPlaceholderData}>
          {data.list.map(renderRow)}
        </RecordList>
      )}
      <PageTurner
        page={place.at.page}
        pageSize={PAGE_SIZE}
        total={data.total}
        isTurning={query.isPlaceholderData}
        onPage={(page) => place.ask({ page })}
        onBeyond={(page) => place.ask({ page })}
      />
    </>
  );
}
