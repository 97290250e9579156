/** Who works at what among the tabs of this browser (多标签页互斥). */
export interface TabLocks {
  /** Works unless another tab does the same; says whether it could. */
  hold(opusID: string, work: () => Promise<void>): Promise<boolean>;
  /** What some tab is at. */
  held(): Promise<ReadonlySet<string>>;
  /** Waits until no tab is at it any more, be it that the tab was closed; false where the signal came first. */
  whenFree(opusID: string, signal: AbortSignal): Promise<boolean>;
}

const PREFIX = 'desk-import-';

/** Browsers without these locks are rare, and two tabs that do the same there do it twice without harm. */
export function tabLocks(manager: LockManager | null = globalThis.navigator?.locks ?? null): TabLocks {
  if (manager === null) return NO_LOCKS;
  return {
    async hold(opusID, work) {
      return await manager.request(PREFIX + opusID, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await work();
        return true;
      });
    },
    async held() {
      const { held = [] } = await manager.query();
      const names = held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : []));
      return new Set(names.map((name) => name.slice(PREFIX.length)));
    },
    async whenFree(opusID, signal) {
      return await manager.request(PREFIX + opusID, { signal }, () => true).catch(() => false);
    },
  };
}

const NO_LOCKS: TabLocks = {
  async hold(_, work) {
    await work();
    return true;
  },
  held: async () => new Set(),
  whenFree: async () => false,
};
