import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { movedArea } from '#contracts/rules/pages/areas/area-edits.ts';
import { ARROW_MM } from '#web/features/editor/actions/keys.ts';
import type { Size } from '../model/tools.ts';
import type { Areas } from '../model/use-areas.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Removes what is chosen; the focus goes to what stands there then, or to what takes it back. */
export function removeChosen(desk: Areas, from: Element): void {
  const gone = new Set(desk.chosen);
  const left = desk.areas.filter(({ id }) => !gone.has(id));
  const place = desk.areas.findIndex(({ id }) => gone.has(id));
  const next = left[Math.min(place, left.length - 1)];
  const all = from.closest('[data-desk]');
  const near = from.closest('svg, ul') ?? all;
  // At once: a key that comes before the focus has a place again would be lost.
  flushSync(() => {
    desk.editPage(() => left);
    desk.choose([]);
  });
  const to = next ? `[data-keys="${next.id}"]` : '[data-undo]';
  (next ? near : all)?.querySelector<HTMLElement | SVGElement>(to)?.focus();
}

/** What a key does to the area that has the focus (按键), on the page as in the list. */
export function pressAreaKey(
  event: KeyboardEvent,
  desk: Areas,
  of: Size & { readonly isTrying: boolean },
): void {
  const { target, key } = event;
  if (!(target instanceof Element)) return;
  const isUndoing = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z';
  if (isUndoing && !target.closest('input, textarea, [role=dialog]')) {
    event.preventDefault();
    if (event.shiftKey) desk.redo();
    else desk.undo();
    return;
  }
  const id = target.closest<HTMLElement>('[data-keys]')?.dataset.keys;
  if (id === undefined || !desk.areas.some((area) => area.id === id) || of.isTrying) return;
  const ids = desk.chosen.includes(id) ? desk.chosen : [id];
  const arrow = ARROWS[key];
  if (arrow) {
    event.preventDefault();
    const step = event.shiftKey ? ARROW_MM.shift : event.altKey ? ARROW_MM.alt : ARROW_MM.plain;
    const by = { x: arrow[0] * step, y: arrow[1] * step };
    const moved = new Set(ids);
    desk.choose(ids);
    desk.editPage(
      (areas) => areas.map((area) => (moved.has(area.id) ? movedArea(area, by, of) : area)),
      `arrows ${ids.join(' ')}`,
    );
  } else if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault();
    removeChosen({ ...desk, chosen: ids }, target);
  } else if (key === 'Escape') desk.choose([]);
}
