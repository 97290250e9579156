import { keptStore } from '../kept-store.ts';

/** On whose account a member of a team works (工作空间): the team's, or the own one. */
export type Workspace = 'team' | 'own';

/** Whoever is in a team works for it until saying otherwise; it says nothing of who is in none. */
export const workspaceStore = keptStore<Workspace>('workspace', 'team', {
  write: (workspace) => workspace,
  read: (kept) => (kept === 'team' || kept === 'own' ? kept : null),
});
