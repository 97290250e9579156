import { DEFAULT_GROUP, type LoadingGroups, loadingGroups } from '../call/loading-groups.ts';
import { useStore } from '../store.ts';

/** Is a request of this group under way? The indicator hides when the group's count is back at zero. */
export function useLoading(group: string = DEFAULT_GROUP, groups: LoadingGroups = loadingGroups): boolean {
  return useStore({ subscribe: groups.subscribe, get: () => groups.count(group) > 0 });
}
