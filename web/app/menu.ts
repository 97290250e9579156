import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { SCREENS, type Screen } from '#web/lib/paths.ts';
import { MENU_GROUPS } from '#web/lib/screen.ts';

/** The left menu (左侧菜单). Paying and its success are steps of an order, so they are reached from there only. */
export const MENU = MENU_GROUPS.map((title) => ({
  title,
  items: SCREENS.filter(({ menu }) => menu === title),
}));

/**
 * Locked items (未开通) show a lock and stay clickable: the screen behind explains what opens it. Whoever is in a team has
 * a place in it without a membership of the own.
 */
export function isLocked({ area }: Pick<Screen, 'area'>, vipName: string, isInTeam = false): boolean {
  if (area === undefined || (isInTeam && area === 'sub-members')) return false;
  return !isAreaOpen(area, vipName);
}
