import { keptStore } from '../kept-store.ts';

/** On whose account a member of a team works (工作空间): the team's, or the own one. */
export type Workspace = 'team' | 'own';

/** A member of a team works for it until choosing otherwise; without a team it means nothing. */
export const workspaceStore = keptStore<Workspace>('workspace', 'team', {
  write: (workspace) => workspace,
  read: (kept) => (kept === 'team' || kept === 'own' ? kept : null),
});
