import { decodeReturnPath, encodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { keptStore } from './kept-store.ts';
import { PATHS } from './paths.ts';
import { screenAt } from './screen-at.ts';

/** Where a locked place leads (查看会员方案): to the plan that would open it, and back to here afterwards. */
export function upgradeHref(level: string | undefined, from: Pick<Location, 'pathname' | 'search'>): string {
  return PATHS.upgrade.getHref({ plan: level, from: encodeReturnPath(from.pathname + from.search) });
}

/** From where a buyer of a membership came, by its address and its name. */
export interface WayBack {
  readonly href: string;
  readonly title: string;
}

/** The way back that an address tells of; null where it leads to no screen of ours. */
export function wayBackOf(from: string): WayBack | null {
  const href = decodeReturnPath(from);
  const screen = href === null ? undefined : screenAt(href.split(/[?#]/, 1)[0] ?? '');
  return href === null || !screen || screen.name === 'upgrade' ? null : { href, title: screen.title };
}

/** Paying may lead through the page of the cashier, which knows nothing of the way back. */
export const upgradeFrom = keptStore('deskUpgradeFrom', '', {
  write: (from) => from,
  read: (kept) => (typeof kept === 'string' ? kept : null),
});
