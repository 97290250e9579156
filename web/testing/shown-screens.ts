/** What a screen is known by, from its record alone. */
import { PATHS, type PathName, type Screen } from '#web/lib/paths.ts';

export const NOT_OPEN_YET = '此功能尚未开放';

type Shown = Omit<Screen, 'name'>;

/** The result of no order in particular is the list of orders: this route leads on. */
const LEADS_ON: Partial<Record<PathName, Shown>> = { shoppingSuccess: PATHS.order };

/** What is on the page at the example of a screen. */
export function shownAt(screen: Screen): Shown {
  return LEADS_ON[screen.name] ?? screen;
}

/** What a screen that may be used begins with. */
export function headingOf({ state, heading, title }: Pick<Screen, 'state' | 'heading' | 'title'>): string {
  return state === 'closed' ? NOT_OPEN_YET : (heading ?? title);
}
