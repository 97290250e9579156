export { PATHS, type PathName, SCREENS, type Screen } from '#contracts/rules/screens/paths.ts';

/** Where the work with this code is read; outside of the manager, because a reader needs no login. */
export function readingPath(code: string): string {
  return `/r/${encodeURIComponent(code)}`;
}
