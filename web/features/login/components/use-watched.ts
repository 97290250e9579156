import { useEffect } from 'react';
import { useStore } from '#web/lib/store.ts';

interface WatchedSession<Snapshot> {
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  watch(): void;
  pause(): void;
}

/** Follows a polled session, which rests while the tab is hidden or the view is not shown. */
export function useWatched<Snapshot>(session: WatchedSession<Snapshot>, isShown: boolean): Snapshot {
  useEffect(() => {
    if (!isShown) return;
    function follow(): void {
      if (document.hidden) session.pause();
      else session.watch();
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      session.pause();
    };
  }, [session, isShown]);
  return useStore({ get: session.snapshot, subscribe: session.subscribe });
}
