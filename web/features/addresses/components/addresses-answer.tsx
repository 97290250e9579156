import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/states/error-state.tsx';
import type { Address } from '../model/address.ts';
import type { Addresses } from './use-addresses.ts';

interface AddressesAnswerProps {
  readonly query: Addresses['query'];
  readonly skeleton: ReactNode;
  readonly children: (list: readonly Address[]) => ReactNode;
}

/** The addresses once they are here; loading and error states until then, in the words of the specification. */
export function AddressesAnswer({ query, skeleton, children }: AddressesAnswerProps) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return (
    <ErrorState
      title={query.error.message}
      text="您保存的地址都还在，请重试。"
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
