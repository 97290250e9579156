import { areaOfPath, isAreaOpen } from '#contracts/rules/membership.ts';
import { PATHS, type StaticPath } from '#web/lib/paths.ts';

export interface MenuGroup {
  readonly title: string;
  readonly items: readonly StaticPath[];
}

/**
 * The left menu (左侧菜单): every route without an argument that is a place of its own. Paying and its success are
 * steps of an order, so they are reached from there only.
 */
export const MENU: readonly MenuGroup[] = [
  {
    title: '创作',
    items: [
      PATHS.makeEbook,
      PATHS.opusListEdit,
      PATHS.opusDocument,
      PATHS.opusDocCalendar,
      PATHS.epaper,
      PATHS.magazine,
      PATHS.businessCard,
    ],
  },
  {
    title: '阅读',
    items: [
      PATHS.bookShelf,
      PATHS.bookStudy,
      PATHS.epaperSell,
      PATHS.epaperCode,
      PATHS.epaperOrder,
      PATHS.statisticMag,
    ],
  },
  { title: '印刷订单', items: [PATHS.opusPrint, PATHS.shoppingCart, PATHS.order, PATHS.invoice] },
  {
    title: '账户',
    items: [PATHS.userInfo, PATHS.upgrade, PATHS.recharge, PATHS.myMember, PATHS.about],
  },
];

/** Locked items (未开通) show a lock and stay clickable: the screen behind explains what opens it. */
export function isLocked(path: string, vipName: string): boolean {
  const area = areaOfPath(path);
  return area !== null && !isAreaOpen(area, vipName);
}
