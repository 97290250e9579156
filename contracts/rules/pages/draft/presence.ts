/** Who has a draft open at the same time (同时编辑). */
export const PRESENCE = {
  /** An open editor tells of itself this often. */
  everyMs: 4000,
  /** A tab that told nothing for so long is no longer there. */
  lapsesMs: 15_000,
  /** Tabs at one work, and works of one world that are remembered; beyond that the least recently told one goes. */
  mostTabs: 20,
  mostWorks: 500,
} as const;

export const TAB_ID = /^[A-Za-z0-9_-]{6,64}$/;

/** Whether a tab is still there. A clock that was set back makes nothing last. */
export function isPresent(toldAt: number, now: number): boolean {
  return Math.abs(now - toldAt) <= PRESENCE.lapsesMs;
}
