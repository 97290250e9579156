import { keptStore } from '#web/lib/kept-store.ts';

/** The code of an invite that was put aside (暂不加入), to be taken up again; empty without one. */
export const declinedInvite = keptStore<string>('declined-invite', '', {
  write: (code) => code,
  read: (kept) => (typeof kept === 'string' ? kept : null),
});
