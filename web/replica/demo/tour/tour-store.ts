import { useSyncExternalStore } from 'react';
import { storage } from '#web/lib/storage.ts';
import { STORY } from './story.ts';
import { readTour, type TourState } from './tour-state.ts';

const KEY = 'demoTour';

let state = readTour(STORY, storage.get(KEY));
const listeners = new Set<() => void>();

function get(): TourState {
  return state;
}

/** Changes a part of it, for this page and for the next one that is loaded. */
function change(part: Partial<TourState>): void {
  state = { ...state, ...part };
  storage.set(KEY, state);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const tourStore = { get, change };

export function useTour(): TourState {
  return useSyncExternalStore(subscribe, get, get);
}
