import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** 全屏; some phones do not have it. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return {
    isOn,
    isPossible: Boolean(document.fullscreenEnabled),
    toggle(): void {
      const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}
