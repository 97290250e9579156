/** Whoever changes the cart invalidates this key, and the badge of the shell follows. */
export const COUNTERS_KEY = ['counters'] as const;
