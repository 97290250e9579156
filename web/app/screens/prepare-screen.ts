import { useEffect } from 'react';
import type { PathName } from '#web/lib/paths.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { queriesOf } from '../query-client.ts';
import { SCREEN_PARTS } from './screen-parts.tsx';

const untold = () => undefined;

/** Asks what a screen asks first. What fails here is told by the screen that finds no answer. */
export function askFirst(name: PathName, search: URLSearchParams): void {
  void SCREEN_PARTS[name]?.ask?.(queriesOf(), search).catch(untold);
}

function addressBehind({ target }: Event): URL | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-leads-to]') : null;
  const href = place?.dataset.leadsTo ?? place?.getAttribute('href');
  return href ? new URL(href, location.href) : null;
}

function fetchScreen(pathname: string): void {
  const screen = screenAt(pathname);
  if (screen) void SCREEN_PARTS[screen.name]?.load?.().catch(untold);
}

function fetchBehind(event: Event): void {
  fetchScreen(addressBehind(event)?.pathname ?? '');
}

function fetchNext({ target }: Event): void {
  const choices = target instanceof Element ? target.closest<HTMLElement>('[data-goes-on-at]') : null;
  fetchScreen(choices?.dataset.goesOnAt ?? '');
}

function ask(event: Event): void {
  const address = addressBehind(event);
  const screen = screenAt(address?.pathname ?? '');
  if (address && screen) askFirst(screen.name, address.searchParams);
}

/**
 * Pointing at a way to a screen loads its code, and pressing it loads what the screen asks first (预取).
 * A button that leads to a screen says so with data-leads-to. Where choices are made, the next step after a choice is
 * soon, and a finger points at nothing before it presses: data-goes-on-at names the screen that comes next.
 */
export function usePreparation(): void {
  useEffect(() => {
    const left = new AbortController();
    for (const pointing of ['pointerover', 'focusin']) {
      addEventListener(pointing, fetchBehind, { signal: left.signal, passive: true });
    }
    addEventListener('change', fetchNext, { signal: left.signal, passive: true });
    addEventListener('pointerdown', ask, { signal: left.signal, passive: true });
    return () => left.abort();
  }, []);
}
