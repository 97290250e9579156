import { isUpTo } from '#web/lib/breakpoints.ts';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export type CardPlace = 'right' | 'left' | 'bottom' | 'top' | 'dock-top' | 'dock-bottom' | 'center';

/** The room the words need beside what they are about, with their distance. */
const CARD = { width: 440, height: 300 };

/**
 * Where the words stand: beside the thing where there is room, on a phone at that end of the screen at which the
 * thing is not.
 */
export function cardPlace(area: Area | null, screen: Screen): CardPlace {
  const isOnPhone = isUpTo('phone', screen.width);
  if (area === null) return isOnPhone ? 'dock-bottom' : 'center';
  const above = area.top;
  const below = screen.height - area.bottom;
  if (isOnPhone) return below >= above ? 'dock-bottom' : 'dock-top';
  if (screen.width - area.right >= CARD.width) return 'right';
  const isNarrow = area.right - area.left < CARD.width;
  if (isNarrow && area.left >= CARD.width) return 'left';
  if (below >= CARD.height) return 'bottom';
  if (above >= CARD.height) return 'top';
  if (area.left >= CARD.width) return 'left';
  return below >= above ? 'dock-bottom' : 'dock-top';
}

/** Where a docked card stands, as styles that win over the place worked out for it; nothing for the others. */
export function dockStyle(place: CardPlace): Readonly<Record<string, string>> {
  if (place !== 'dock-top' && place !== 'dock-bottom') return {};
  const across = {
    position: 'fixed',
    right: 'auto',
    left: 'calc(50vw - var(--card-width) / 2)',
    transform: 'none',
  };
  return place === 'dock-top'
    ? { ...across, top: 'calc(var(--demo-bar, 0px) + 8px)', bottom: 'auto' }
    : { ...across, top: 'auto', bottom: 'calc(env(safe-area-inset-bottom) + 8px)' };
}
