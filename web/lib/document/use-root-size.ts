import { useSyncExternalStore } from 'react';
import { USUAL_SIZE } from './text-sizes.ts';

/** How large the reader's browser is set to write, in CSS pixels. */
export function useRootSize(): number {
  return useSyncExternalStore(watch, rootSize);
}

function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_SIZE;
}

/** No event tells of it, so something of that width is watched. */
function watch(listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'fixed', width: '1rem', height: '0', visibility: 'hidden' });
  document.body.append(probe);
  const observer = new ResizeObserver(listener);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
