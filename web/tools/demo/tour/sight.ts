import type { Area } from './card-place.ts';

const OWN = '[data-demo-tour]';
/** More bars than lie over one another at an edge. */
const MOST_BARS = 4;

/** What is painted at a point, the tour aside. */
function paintedAt(x: number, y: number): Element | null {
  return document.elementsFromPoint(x, y).find((element) => element.closest(OWN) === null) ?? null;
}

/** The bar that something belongs to: what sticks to the window, or lies fixed in it. */
function barAround(element: Element): Element | null {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { position } = getComputedStyle(each);
    if (position === 'sticky' || position === 'fixed') return each;
  }
  return null;
}

function barOver(thing: Element, x: number, y: number): DOMRect | null {
  const painted = paintedAt(x, y);
  if (painted === null || thing.contains(painted)) return null;
  const bar = barAround(painted);
  return bar === null || bar.contains(thing) ? null : bar.getBoundingClientRect();
}

/** Where the page itself can be seen: below the bar of the demo. */
export function roomOnScreen(): Area {
  const bar =
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--demo-bar')) || 0;
  return { left: 0, top: bar, right: innerWidth, bottom: innerHeight };
}

/** The part of it that can be seen: inside whatever scrolls it, and neither under a bar of the page nor outside. */
export function inSight(thing: Element): Area | null {
  const box = thing.getBoundingClientRect();
  const room = roomOnScreen();
  const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  const clip = ({ left, top, right, bottom }: Area) => {
    seen.left = Math.max(seen.left, left);
    seen.top = Math.max(seen.top, top);
    seen.right = Math.min(seen.right, right);
    seen.bottom = Math.min(seen.bottom, bottom);
  };
  clip(room);
  for (let each = thing.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    if (getComputedStyle(each).overflowY !== 'visible') clip(each.getBoundingClientRect());
  }
  const x = (seen.left + seen.right) / 2;
  for (let turn = 0; turn < MOST_BARS && seen.bottom - seen.top > 2; turn += 1) {
    const above = barOver(thing, x, seen.top + 1);
    const below = barOver(thing, x, seen.bottom - 1);
    if (above === null && below === null) break;
    if (above !== null) seen.top = Math.max(seen.top + 1, above.bottom);
    if (below !== null) seen.bottom = Math.min(seen.bottom - 1, below.top);
  }
  return seen.bottom - seen.top > 2 && seen.right - seen.left > 2 ? seen : null;
}

/** Brings it to where words have room beside it: into the middle of a desk, to the top of a phone. */
export function bringIntoSight(thing: HTMLElement, isOnPhone: boolean): void {
  const isRoomy = thing.getBoundingClientRect().height < innerHeight / 2;
  const scroll = () =>
    thing.scrollIntoView({ block: isRoomy && !isOnPhone ? 'center' : 'start', behavior: 'instant' });
  scroll();
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const bar = bottom - top > 2 ? barOver(thing, (left + right) / 2, top + 1) : null;
  if (bar === null) return;
  // The start of what scrolls lies under what sticks there.
  thing.style.scrollMarginTop = `${bar.bottom - top}px`;
  scroll();
  thing.style.scrollMarginTop = '';
}
