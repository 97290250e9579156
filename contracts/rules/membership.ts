export const VIP = 'VIP';
export const SUPER = '超级会员';
export const ENTERPRISE = '企业高级版';

/** The areas that need a membership (会员专区). */
export const AREAS = ['sub-members', 'statistics', 'e-books', 'e-paper'] as const;

export type Area = (typeof AREAS)[number];

// 企业高级版 opens sub-members and statistics but neither e-books nor e-paper.
const LEVELS: Readonly<Record<Area, readonly string[]>> = {
  'sub-members': [VIP, SUPER, ENTERPRISE],
  statistics: [VIP, SUPER, ENTERPRISE],
  'e-books': [SUPER],
  'e-paper': [SUPER],
};

const AREA_BY_SCREEN: ReadonlyMap<string, Area> = new Map([
  ['mymember', 'sub-members'],
  ['statisticmag', 'statistics'],
  ['make_ebook', 'e-books'],
  ['epaper', 'e-paper'],
  ['epaper_sell', 'e-paper'],
  ['epaper_code', 'e-paper'],
  ['epaper_order', 'e-paper'],
]);

/** The membership levels (会员等级) that open an area. */
export function levelsOf(area: Area): readonly string[] {
  return LEVELS[area];
}

/** Whether a member of this level may use the area; an ordinary member's `vip_name` is empty. */
export function isAreaOpen(area: Area, vipName: string): boolean {
  return LEVELS[area].includes(vipName);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The gated area a route belongs to; null for a route any member may use. The router matches routes without
 * regard to case and after percent-decoding, so the gate has to do the same or `/manager/EPAPER` walks past it.
 */
export function areaOfPath(pathname: string): Area | null {
  const [shell, screen] = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeSegment(segment).toLowerCase());
  return shell === 'manager' && screen !== undefined ? (AREA_BY_SCREEN.get(screen) ?? null) : null;
}
