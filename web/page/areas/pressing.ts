import type { MouseEvent } from 'react';
import type { HotArea } from '#contracts/rules/pages/document.ts';

/** By which its presses are told: its id, whose letters are digits to the base of 36. */
export const numberOf = ({ id }: HotArea): number => Number.parseInt(id, 36);

/** The same book, so that the page can be opened beside it as well. */
export function pageHref(no: number): string {
  const search = new URLSearchParams(location.search);
  search.set('page', String(no));
  return `?${search}`;
}

/** Whatever opens another tab or window is the browser's own. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
}
