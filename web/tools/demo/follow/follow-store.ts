import { storage } from '#web/lib/storage.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import type { Lead } from './calls.ts';
import { type FollowState, readFollow } from './follow-state.ts';

const KEY = 'demoFollow';

const follow = createStore(readFollow(storage.get(KEY)));

/** Whether this browser follows a presenter; the next page that is loaded does so too. */
export const followStore = {
  get: follow.get,
  change(part: Partial<FollowState>): void {
    const next = { ...follow.get(), ...part };
    storage.set(KEY, next);
    follow.set(next);
  },
};

export interface HeardLead {
  /** Null until it was heard. */
  readonly lead: Lead | null;
  readonly isLost: boolean;
}

export const leadStore = createStore<HeardLead>({ lead: null, isLost: false });

export const useFollow = () => useStore(follow);
export const useLead = () => useStore(leadStore);
