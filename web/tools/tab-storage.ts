/** What this tab keeps over a reload. A browser may deny it; then there is nothing to be found again. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Null takes the value away. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Nobody can do anything about it, and what was to be kept is in use all the same.
    }
  },
};
