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

/** The membership levels (会员等级) that open an area. */
export function levelsOf(area: Area): readonly string[] {
  return LEVELS[area];
}

/** Whether a member of this level may use the area; an ordinary member's `vip_name` is empty. */
export function isAreaOpen(area: Area, vipName: string): boolean {
  return LEVELS[area].includes(vipName);
}
