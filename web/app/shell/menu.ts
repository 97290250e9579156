import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { lockingArea, MENU_GROUPS } from '#contracts/rules/screens/screen.ts';
import { SCREENS, type Screen } from '#web/lib/paths.ts';

const inMenu = (state: Screen['state'], title: string) =>
  SCREENS.filter((screen) => screen.menu === title && screen.state === state);

/** The left menu (左侧菜单). Paying and its success are steps of an order, so they are reached from there only. */
export const MENU = MENU_GROUPS.map((title) => ({ title, items: inMenu('open', title) })).filter(
  ({ items }) => items.length > 0,
);

/** What is to come (即将推出), at the end of the menu. Who is shown the product in a demo is shown what there is. */
export const SOON: readonly Screen[] =
  import.meta.env.VITE_REPLICA_TOOLS === 'demo'
    ? []
    : MENU_GROUPS.flatMap((title) => inMenu('closed', title));

/**
 * Locked items (未开通) show a lock and stay clickable: the screen behind explains what opens it. Whoever is in a team has
 * a place in it without a membership of the own.
 */
export function isLocked(screen: Pick<Screen, 'state' | 'area'>, vipName: string, isInTeam = false): boolean {
  const area = lockingArea(screen);
  if (area === undefined || (isInTeam && area === 'sub-members')) return false;
  return !isAreaOpen(area, vipName);
}
