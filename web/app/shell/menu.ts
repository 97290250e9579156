import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { lockingArea, MENU_GROUPS } from '#contracts/rules/screens/screen.ts';
import { SCREENS, type Screen } from '#web/lib/paths.ts';

const inMenu = (state: Screen['state'], title: string) =>
  SCREENS.filter((screen) => screen.menu === title && screen.state === state);

export interface MenuGroup {
  readonly title: string;
  readonly items: readonly Screen[];
}

/** The left menu (左侧菜单). Paying and its success are steps of an order, so they are reached from there only. */
export const MENU: readonly MenuGroup[] = MENU_GROUPS.map((title) => ({
  title,
  items: inMenu('open', title),
})).filter(({ items }) => items.length > 0);

/** What is the member's own (我的): account, wallet, orders, invoices; addresses are a part of the account. */
const OWN: readonly Screen['name'][] = ['userInfo', 'recharge', 'order', 'invoice'];

function ownPlaces(screen: Screen, balance: string): readonly Screen[] {
  const { href } = screen.entry;
  if (screen.name === 'recharge') {
    return [{ ...screen, entry: { href, title: balance === '' ? '钱包' : `钱包 ${balance}` } }];
  }
  const addresses = `${href}#addresses`;
  return screen.name === 'userInfo'
    ? [screen, { ...screen, path: addresses, entry: { href: addresses, title: '收货地址' } }]
    : [screen];
}

/** The menu of a phone, which opens at 我的: the member's own first, then the rest. */
export function ownFirst(balance: string): readonly MenuGroup[] {
  const own = OWN.flatMap((name) => SCREENS.filter((screen) => screen.name === name));
  const rest = MENU.map(({ title, items }) => ({
    title,
    items: items.filter((item) => !own.includes(item)),
  }));
  const first = { title: '我的', items: own.flatMap((screen) => ownPlaces(screen, balance)) };
  return [first, ...rest.filter(({ items }) => items.length > 0)];
}

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
