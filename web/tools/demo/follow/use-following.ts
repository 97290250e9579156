import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { presenterKey } from '../presenter/presenter-key.ts';
import { STORY } from '../tour/story.ts';
import { tourStore, useTour } from '../tour/tour-store.ts';
import type { TourCourse } from '../tour/use-tour-course.ts';
import { moveShow } from './calls.ts';
import { countOwnChanges } from './count-own-changes.ts';
import { isCalled, newLead, spotOf, wayTo } from './follow-state.ts';
import { followStore, leadStore, useFollow, useLead } from './follow-store.ts';
import { useAsking } from './use-asking.ts';

export interface Following {
  /** A guest who is led: the story goes on without a press. */
  readonly isLed: boolean;
  /** A guest who looks around by themselves. */
  readonly isOwn: boolean;
  /** The page that the room looks at has not heard yet where the room is: a step that is taken now would be lost. */
  readonly isJoining: boolean;
  /** How many changes of the guest's own would be lost by following; null while that is no question. */
  readonly wouldLose: number | null;
  /** Follows, after asking where something would be lost. */
  follow(): void;
  followAnyway(): void;
  stay(): void;
}

/** Keeps the tour of this page where the presenter is, unless the guest looks around. */
export function useFollowing(course: TourCourse): Following {
  const tour = useTour();
  const state = useFollow();
  const { lead, isLost } = useLead();
  const [isPresenting] = useState(() => presenterKey() !== null);
  const [wouldLose, setWouldLose] = useState<number | null>(null);
  /** The version that this page has gone to. */
  const reached = useRef(0);
  const sending = useRef(0);
  /** The chapter begins anew, because the guest has changed something in it. */
  const isAnew = useRef(false);
  const { mode } = state;
  const isStage = mode === 'follow' && isPresenting;
  useAsking(mode, tour);

  useEffect(() => {
    if (mode !== 'follow' || lead === null || course.beginning !== null || sending.current > 0) return;
    if (reached.current === lead.version) return;
    reached.current = lead.version;
    const spot = spotOf(STORY, lead);
    if (isAnew.current && spot !== null) {
      isAnew.current = false;
      return course.begin(spot);
    }
    const way = wayTo(STORY, lead, tourStore.get());
    if (way?.kind === 'step') tourStore.change({ ...way.spot, status: 'running' });
    else if (way !== null) course.begin(way.spot);
  }, [mode, lead, course]);

  const { status, chapter, step } = tour;
  // Only a step of the tour is told, not what was heard.
  const tellStep = useEffectEvent((now: Parameters<typeof newLead>[2]) => {
    if (!isStage || lead === null || reached.current !== lead.version) return;
    const place = newLead(STORY, lead, now);
    if (place !== null) void send(place);
  });
  useEffect(() => tellStep({ status, chapter, step }), [status, chapter, step]);

  const isCall = lead !== null && isCalled(state, lead);
  const comeBack = useEffectEvent(() => {
    if (lead !== null) followStore.change({ called: lead.called });
    follow();
  });
  useEffect(() => {
    if (isCall) comeBack();
  }, [isCall]);

  async function send(place: Parameters<typeof moveShow>[0]): Promise<void> {
    sending.current += 1;
    const moved = await moveShow(place).catch(() => null);
    sending.current -= 1;
    const heard = leadStore.get().lead;
    if (moved === null || heard === null || sending.current > 0) return;
    reached.current = moved.version;
    const { chapter, step, version } = moved;
    leadStore.set({ lead: { ...heard, chapter, step, version }, isLost: false });
  }

  function goAlong(): void {
    setWouldLose(null);
    reached.current = 0;
    followStore.change({ mode: 'follow' });
  }

  function follow(): void {
    void countOwnChanges().then((count) => (count === 0 ? goAlong() : setWouldLose(count)));
  }

  function followAnyway(): void {
    isAnew.current = true;
    goAlong();
  }

  return {
    isLed: mode === 'follow' && !isPresenting,
    isOwn: mode === 'own',
    isJoining: isStage && lead === null && !isLost,
    ...{ wouldLose, follow, followAnyway },
    stay() {
      setWouldLose(null);
      followStore.change({ mode: 'own' });
    },
  };
}
