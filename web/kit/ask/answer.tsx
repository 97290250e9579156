import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/error-state.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ColumnsSkeleton, LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import type { CallError } from '#web/lib/call-error.ts';

type Asked<T> = Pick<UseQueryResult<T, CallError>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

export interface AnswerProps<T> {
  readonly query: Asked<T>;
  /** What is loaded, as in 充值记录. */
  readonly what: string;
  /** What is safe while it is missing, and what to do. */
  readonly safe?: string;
  /** Shown before a backend without the operation: one sentence, or what replaces it. */
  readonly unsupported?: ReactNode;
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The answer to a question once it is here; loading, error and unsupported states until then. */
export function Answer<T>({ query, what, safe, unsupported, skeleton, children }: AnswerProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error?.kind === 'not-there') {
    return typeof unsupported === 'string' || unsupported === undefined ? (
      <UnsupportedState {...(unsupported === undefined ? {} : { text: unsupported })} />
    ) : (
      unsupported
    );
  }
  if (!query.isError) return skeleton ?? <LinesSkeleton count={5} />;
  return (
    <ErrorState
      title={`${what}没有加载出来`}
      {...(safe === undefined ? {} : { text: safe })}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      error={query.error}
    />
  );
}

/** The answer that a whole screen stands on: columns while it loads, a sheet around what went wrong. */
export function ScreenAnswer<T>(props: AnswerProps<T>) {
  const { query, skeleton, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton ?? <ColumnsSkeleton />;
  return (
    <Sheet>
      <Answer {...props} />
    </Sheet>
  );
}
