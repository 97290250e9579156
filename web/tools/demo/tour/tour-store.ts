import { storage } from '#web/lib/storage.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { STORY } from './story.ts';
import { readTour, type TourState } from './tour-state.ts';

const KEY = 'demoTour';

const tour = createStore(readTour(STORY, storage.get(KEY)));

export const tourStore = {
  get: tour.get,
  /** Changes a part of it, for this page and for the next one that is loaded. */
  change(part: Partial<TourState>): void {
    const next = { ...tour.get(), ...part };
    storage.set(KEY, next);
    tour.set(next);
  },
};

export function useTour(): TourState {
  return useStore(tour);
}
