import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lastStepOf } from '../bar/last-step.ts';
import { beginAgain } from '../begin-again.ts';
import { beginChapter, lastWrites } from '../calls.ts';
import { filled } from './find-element.ts';
import { STORY } from './story.ts';
import {
  isOnScreen,
  type Spot,
  spotAfter,
  spotAhead,
  spotBefore,
  stepAt,
  type TourState,
  valuesOfAddress,
} from './tour-state.ts';
import { tourStore, useTour } from './tour-store.ts';

export interface TourCourse {
  /** Where the chapter begins that is being prepared; null while none is. */
  readonly beginning: Spot | null;
  /** Opens a chapter in the state with which it begins, at its first step unless told otherwise. */
  begin(spot: Spot): void;
  next(): void;
  back(): void;
  resume(): void;
  pause(): void;
  end(): void;
}

/** Leads through the story: prepares chapters, opens screens and follows a presenter who runs ahead. */
export function useTourCourse(): TourCourse {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const location = useLocation();
  const { status, chapter, step } = useTour();
  const [beginning, setBeginning] = useState<Spot | null>(null);
  const isArriving = useRef(false);
  const seen = useRef('');
  const hasArrived = useRef(false);

  // A step with a screen of its own opens it, on arriving at the step and not whenever somebody leaves it.
  useEffect(() => {
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    // Whoever loads another screen meant that one.
    if (isFirst || isArriving.current || status !== 'running') return;
    const tour = tourStore.get();
    const { path, leads } = stepAt(STORY, { chapter, step });
    const { pathname } = window.location;
    const isThere = isOnScreen(STORY, { chapter, step }, pathname);
    const wanted = path === undefined ? tour.path : filled(path, tour.values);
    const isExact = path === undefined || pathname === leads || pathname + window.location.search === wanted;
    if (wanted !== '' && !(isThere && isExact)) void navigate(wanted);
  }, [status, chapter, step, navigate]);

  useEffect(() => {
    const { pathname, search, key } = location;
    if (seen.current === key) return;
    seen.current = key;
    const tour = tourStore.get();
    if (tour.status !== 'running' || isOnScreen(STORY, tour, pathname)) return;
    const ahead = spotAhead(STORY, tour, pathname);
    if (ahead === null) tourStore.change({ status: 'paused' });
    else {
      const values = { ...tour.values, ...valuesOfAddress(search) };
      tourStore.change({ ...ahead, path: pathname + search, values, cameFrom: null });
      void rememberWayBack(tour);
    }
  }, [location]);

  async function prepare(spot: Spot): Promise<void> {
    setBeginning(spot);
    try {
      const { token, path, values } = await beginChapter(STORY[spot.chapter]?.name ?? '');
      const own = stepAt(STORY, spot).path;
      // The way there is one and the same navigation that brings the new session.
      isArriving.current = true;
      const arriving = beginAgain(token, own === undefined ? path : filled(own, values), navigate);
      tourStore.change({ ...spot, status: 'running', path, values, cameFrom: null });
      await arriving;
    } catch {
      void message.error('这一章没有准备好，请重试');
    } finally {
      isArriving.current = false;
      setBeginning(null);
    }
  }

  function begin(spot: Spot): void {
    if (beginning === null) void prepare(spot);
  }

  function go(spot: Spot | null): void {
    if (beginning !== null || spot === null) return;
    if (spot.chapter === tourStore.get().chapter) tourStore.change(spot);
    else begin(spot);
  }

  const end = () => tourStore.change({ status: 'off', chapter: 0, step: 0 });

  return {
    beginning,
    begin,
    next() {
      const after = spotAfter(STORY, tourStore.get());
      if (after === null) end();
      else go(after);
    },
    back() {
      const before = spotBefore(STORY, tourStore.get());
      // What was done is not there to be done again.
      if (before !== null && stepAt(STORY, tourStore.get()).isDeed) begin(before);
      else go(before);
    },
    resume: () => tourStore.change({ status: 'running' }),
    pause: () => tourStore.change({ status: 'paused' }),
    end,
  };
}

/** What was done by hand can be taken back, and the tour's step with it. */
async function rememberWayBack({ chapter, step, path, values }: TourState): Promise<void> {
  const deed = lastStepOf(await lastWrites().catch(() => []));
  if (deed) tourStore.change({ cameFrom: { chapter, step, path, values, write: deed.id } });
}
