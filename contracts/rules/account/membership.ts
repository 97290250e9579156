export const VIP = 'VIP';
export const SUPER = '超级会员';
export const ENTERPRISE = '企业高级版';

/** The areas that need a membership (会员专区). */
export const AREAS = ['sub-members', 'statistics', 'e-books', 'e-paper'] as const;

export type Area = (typeof AREAS)[number];

/** The price and the benefits of a level (会员等级). */
export interface Plan {
  /** As in `vip_name`; empty for an ordinary member. */
  readonly level: string;
  readonly name: string;
  readonly yearFen: number;
  readonly monthFen: number;
  /** Works published at a time; drafts are unlimited. */
  readonly works: number;
  readonly linksOfWork: number;
  readonly storageGB: number;
  readonly areas: readonly Area[];
}

/**
 * The one table of levels (会员方案), the cheapest first, for gates, limits, prices and the table on screen. 企业高级版
 * opens sub-members and statistics but neither e-books nor e-paper.
 */
export const PLANS: readonly [Plan, ...Plan[]] = [
  {
    level: '',
    name: '普通会员',
    yearFen: 0,
    monthFen: 0,
    works: 10,
    linksOfWork: 3,
    storageGB: 1,
    areas: [],
  },
  {
    level: VIP,
    name: VIP,
    yearFen: 99_900,
    monthFen: 9_900,
    works: 100,
    linksOfWork: 50,
    storageGB: 10,
    areas: ['sub-members', 'statistics'],
  },
  {
    level: SUPER,
    name: SUPER,
    yearFen: 299_900,
    monthFen: 29_900,
    works: 1000,
    linksOfWork: 200,
    storageGB: 50,
    areas: ['sub-members', 'statistics', 'e-books', 'e-paper'],
  },
  {
    level: ENTERPRISE,
    name: ENTERPRISE,
    yearFen: 599_900,
    monthFen: 59_900,
    works: 5000,
    linksOfWork: 2000,
    storageGB: 100,
    areas: ['sub-members', 'statistics'],
  },
];

/** The benefits of a level; those of an ordinary member for a level that is not sold. */
export function planOf(level: string): Plan {
  return PLANS.find((plan) => plan.level === level) ?? PLANS[0];
}

/** The membership levels (会员等级) that open an area. */
export function levelsOf(area: Area): readonly string[] {
  return PLANS.filter(({ areas }) => areas.includes(area)).map(({ level }) => level);
}

/** Whether a member of this level may use the area; an ordinary member's `vip_name` is empty. */
export function isAreaOpen(area: Area, vipName: string): boolean {
  return planOf(vipName).areas.includes(area);
}
