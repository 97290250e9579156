import { useEffect, useRef } from 'react';
import { ControlRefused } from '../../control-client.ts';
import { STORY } from '../tour/story.ts';
import type { TourState } from '../tour/tour-state.ts';
import { tourStore } from '../tour/tour-store.ts';
import { askForLead } from './calls.ts';
import { type FollowState, placeOf } from './follow-state.ts';
import { followStore, leadStore } from './follow-store.ts';
import { type KeptAsking, keepAsking } from './keep-asking.ts';

/** Steps that follow each other closely are told once. */
const SETTLE_MS = 400;

/** Asks where the presenter is for as long as this page was invited, and says where the guest is. */
export function useAsking(mode: FollowState['mode'], { chapter, step }: TourState): void {
  const asking = useRef<KeptAsking>(null);
  const told = useRef('');

  useEffect(() => {
    if (mode === 'none') return;
    const kept = keepAsking({
      ask(signal) {
        const tour = tourStore.get();
        const at = tour.status === 'off' ? {} : { at: placeOf(STORY, tour) };
        const version = leadStore.get().lead?.version ?? 0;
        return askForLead({ version, follows: mode === 'follow', ...at }, signal);
      },
      onAnswer(lead) {
        const isNew = leadStore.get().lead?.version !== lead.version;
        if (mode === 'follow') followStore.change({ called: lead.called });
        leadStore.set({ lead, isLost: false });
        return isNew;
      },
      onFailure(error) {
        leadStore.set({ ...leadStore.get(), isLost: true });
        // A visit that ended has words of its own, and asking would go on for ever.
        return !(error instanceof ControlRefused && error.status === 410);
      },
    });
    asking.current = kept;
    return kept.stop;
  }, [mode]);

  const place = `${chapter} ${step}`;
  useEffect(() => {
    if (told.current === place) return;
    const timer = setTimeout(() => {
      told.current = place;
      asking.current?.again();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [place]);
}
