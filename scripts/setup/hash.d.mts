export function listFiles(
  base: string,
  entries: readonly string[],
  isWanted?: (path: string) => boolean,
): string[];
export function hashFiles(
  base: string,
  entries: readonly string[],
  isWanted?: (path: string) => boolean,
): string;
