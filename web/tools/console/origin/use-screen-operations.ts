import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '#web/lib/store.ts';
import { ownCalls } from '../own-calls.ts';
import { type ScreenOperation, screenOperations } from './screen-operations.ts';
import { useRegions } from './use-regions.ts';

/** When the screen that is shown came; the first one came with the page. */
let arrival = { pathname: '', at: 0 };

function arrivedAt(pathname: string): number {
  if (arrival.pathname !== pathname) {
    arrival = { pathname, at: arrival.pathname === '' ? 0 : Date.now() };
  }
  return arrival.at;
}

/** What this screen shows, and what it asked the server since it was opened. */
export function useScreenOperations(): ScreenOperation[] {
  const { pathname } = useLocation();
  const since = arrivedAt(pathname);
  const calls = useStore(ownCalls);
  const regions = useRegions();
  return useMemo(() => {
    const called = calls.filter(({ sentAt }) => sentAt >= since).map(({ operation }) => operation);
    return screenOperations(regions, called);
  }, [calls, regions, since]);
}
