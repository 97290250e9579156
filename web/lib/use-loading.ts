import { useSyncExternalStore } from 'react';
import { DEFAULT_GROUP, type LoadingGroups, loadingGroups } from './loading-groups.ts';

/** Is a request of this group under way? The indicator hides when the group's count is back at zero. */
export function useLoading(group: string = DEFAULT_GROUP, groups: LoadingGroups = loadingGroups): boolean {
  const isLoading = () => groups.count(group) > 0;
  return useSyncExternalStore(groups.subscribe, isLoading, isLoading);
}
