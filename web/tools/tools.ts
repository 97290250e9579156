import { lazy } from 'react';
import type { AttachedTools } from '#web/app/attached-tools.ts';
import { callHeaders, tabHeaders } from './console/own-calls.ts';
import { hearReply, lacksWorld } from './refused-world.ts';

/**
 * What stands beside the product on its pages: the developers' console, the demo's bar, or nothing. The word is
 * replaced by its value at build time, so a build holds the code of one of them only and a plain one that of none.
 */
export const TOOLS: AttachedTools = {
  Beside:
    import.meta.env.VITE_REPLICA_TOOLS === 'console'
      ? lazy(async () => ({ default: (await import('./console/console.tsx')).Console }))
      : import.meta.env.VITE_REPLICA_TOOLS === 'demo'
        ? lazy(async () => ({ default: (await import('./demo/demo-tools.tsx')).DemoTools }))
        : null,
  Accounts:
    import.meta.env.VITE_REPLICA_TOOLS === ''
      ? null
      : lazy(async () => ({ default: (await import('./accounts/demo-accounts.tsx')).DemoAccounts })),
  AroundLogin:
    import.meta.env.VITE_REPLICA_TOOLS === 'demo'
      ? lazy(async () => ({ default: (await import('./login-extra.tsx')).LoginExtra }))
      : null,
  // So that its tab is found in the journal.
  callHeaders: import.meta.env.VITE_REPLICA_TOOLS === 'console' ? callHeaders : undefined,
  uploadHeaders: import.meta.env.VITE_REPLICA_TOOLS === 'console' ? tabHeaders : undefined,
  // So that a visit that ended, or has no seat, is told at once.
  onReply: import.meta.env.VITE_REPLICA_TOOLS === 'demo' ? hearReply : undefined,
  saysWhy: import.meta.env.VITE_REPLICA_TOOLS === 'demo' ? lacksWorld : undefined,
};

/**
 * Does what a link to a state (?_replica=…), to a chapter of the tour (?tour=…) or to a shown demo (/join) asks for, if
 * that is wanted; null when the product can start at once. Beside the demo /presenter is a page of its own, and no
 * product starts there.
 */
export function prepareReplica(): Promise<void> | null {
  if (import.meta.env.VITE_REPLICA_TOOLS === 'demo') {
    if (location.pathname === '/presenter')
      return import('./demo/presenter/open-presenter.tsx').then(({ openPresenter }) => openPresenter());
    if (location.pathname === '/join')
      return import('./demo/follow/join-link.ts').then(({ followJoinLink }) => followJoinLink());
    if (new URLSearchParams(location.search).has('tour'))
      return import('./demo/tour/tour-link.ts').then(({ followTourLink }) => followTourLink());
  }
  if (import.meta.env.VITE_REPLICA_TOOLS !== 'console') return null;
  if (!new URLSearchParams(location.search).has('_replica')) return null;
  const parts = Promise.all([
    import('./console/link/follow-link.ts'),
    import('./console/link/ask-first.tsx'),
  ]);
  return parts.then(([{ followLink }, { askFirst }]) => followLink(askFirst));
}
