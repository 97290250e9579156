import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { ColumnsSkeleton, LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import type { CallError } from '#web/lib/call/call-error.ts';

/** Of a query what its states are drawn from, whether it has one page or many. */
type Asked<T> = Pick<UseQueryResult<T, CallError>, 'data' | 'error' | 'isError' | 'isFetching'> & {
  readonly refetch: () => unknown;
};

interface NoAnswerProps {
  readonly query: Asked<unknown>;
  /** What is loaded, as in 充值记录. */
  readonly what: string;
  /** What is safe while it is missing, and what to do. */
  readonly safe?: string;
  /** Shown before a backend without the operation: one sentence, or what replaces it. */
  readonly unsupported?: ReactNode;
  readonly skeleton?: ReactNode;
}

export interface AnswerProps<T> extends Omit<NoAnswerProps, 'query'> {
  readonly query: Asked<T>;
  readonly children: (data: T) => ReactNode;
}

/** The answer to a question once it is here; loading, error and unsupported states until then. */
export function Answer<T>({ children, ...props }: AnswerProps<T>) {
  const { data } = props.query;
  return data === undefined ? <NoAnswer {...props} /> : children(data);
}

/** Loading, error and unsupported states alone, for where the answer is shown in another place. */
export function NoAnswer({ query, what, safe, unsupported, skeleton }: NoAnswerProps) {
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
export function ScreenAnswer<T>({ children, ...props }: AnswerProps<T>) {
  const { data } = props.query;
  return data === undefined ? <NoScreenAnswer {...props} /> : children(data);
}

/** Loading, error and unsupported states of a whole screen. */
export function NoScreenAnswer(props: NoAnswerProps) {
  if (!props.query.isError) return props.skeleton ?? <ColumnsSkeleton />;
  return (
    <Sheet>
      <NoAnswer {...props} />
    </Sheet>
  );
}
