import { QueryClient } from '@tanstack/react-query';

/** The transport retries by itself, so the cache does not; what was just fetched is not fetched again at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
