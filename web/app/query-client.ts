import { QueryClient } from '@tanstack/react-query';
import { type MemberScope, memberScope } from '#web/lib/session/member-scope.ts';

const caches = new WeakMap<MemberScope, QueryClient>();

/** The transport retries by itself, so the cache does not; what was just fetched is not fetched again at once. */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** What one member has fetched. Every member has a cache of their own. */
export function queriesOf(scope: MemberScope = memberScope()): QueryClient {
  const known = caches.get(scope);
  if (known !== undefined) return known;
  const queries = createQueries();
  caches.set(scope, queries);
  scope.ended.addEventListener('abort', () => queries.clear(), { once: true });
  return queries;
}
