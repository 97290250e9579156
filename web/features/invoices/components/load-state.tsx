import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#web/components/error-state.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import type { CallError } from '#web/lib/call-error.ts';

interface LoadStateProps {
  readonly query: Pick<UseQueryResult<unknown, CallError>, 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** What did not come. */
  readonly what: string;
}

/** In the place of what has not come yet, or will not. */
export function LoadState({ query, what }: LoadStateProps) {
  if (query.error?.kind === 'not-there') return <UnsupportedState text="不能在这里开票，订单不受影响。" />;
  return query.isError ? (
    <ErrorState
      title={`${what}没有加载出来`}
      text="订单和已开的发票不受影响。"
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      error={query.error}
    />
  ) : (
    <LinesSkeleton count={5} />
  );
}
